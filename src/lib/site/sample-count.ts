import { readContent } from '../../content/read-content.ts';
import { type ContentName, contentFiles } from '../../content/schemas/content-files.ts';
import { isForPrint } from '../dates/today.ts';
import { isRecord } from '../text/records.ts';

/** How many records in a value are marked as samples. */
export const samplesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce(
        (sum, part) => sum + samplesIn(part),
        isRecord(value) && value['sample'] === true ? 1 : 0,
      )
    : 0;

let counted: number | undefined;

/** How many examples a preview says that it has. None in a build for a public address, or in print. */
export function sampleCount(): number {
  if (isForPrint() || process.env['SITE_URL']?.trim()) return 0;
  counted ??= samplesIn(Object.keys(contentFiles).map((name) => readContent(name as ContentName)));
  return counted;
}
