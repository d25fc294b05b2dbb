/**
 * Writes whether the office is open into every `[data-office-now]` and updates it each minute. Without network, they stay
 * empty beside the hours. Importing the module starts it.
 */
import { type OfficeRecord, officeNow } from '../lib/dates/office-now.ts';

/** The office hours, closings and days off (src/pages/data/office.json.ts). */
const SOURCE = '/data/office.json';
const MINUTE_MS = 60_000;

function start(record: OfficeRecord): void {
  const show = () => {
    const text = officeNow(record, new Date());
    for (const place of document.querySelectorAll('[data-office-now]')) place.textContent = text;
  };
  show();
  setInterval(show, MINUTE_MS);
}

fetch(SOURCE)
  .then((response) => response.json())
  .then(start)
  .catch(() => {});
