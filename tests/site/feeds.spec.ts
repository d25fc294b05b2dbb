import ICAL from 'ical.js';
import { expect, test } from '../support/site-test.ts';

/** The dates of the year are compared on the calendar page. A feed also says where the next year's will be. */
const FEEDS = {
  'school-days': { name: 'School days', count: 3, first: ['2025-08-25', 'First day of school'] },
  'pto-meetings': { name: 'PTO meetings', count: 10, first: ['2025-09-16', 'PTO meeting'] },
} as const;
const ENDING = ['2026-06-18', 'The 2025–2026 dates end here'];

for (const [id, { name, count, first }] of Object.entries(FEEDS)) {
  test(`the feed ${id} lists whole days, also as JSON`, async ({ request }) => {
    const text = await (await request.get(`/feeds/${id}.ics`)).text();
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(`West Warwick Islamic School: ${name}`);
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    const listed = events.map(({ startDate, summary }) => [startDate.toString(), summary]);
    expect(listed).toHaveLength(count + 1);
    expect([listed[0], listed.at(-1)]).toEqual([first, ENDING]);
    expect(events.at(-1)?.description).toMatch(/https?:\/\/\S+\/resources\/calendar$/);
    for (const { startDate, endDate } of events) {
      expect([startDate.isDate, endDate.subtractDate(startDate).toSeconds()]).toEqual([true, 86_400]);
    }
    // A time or a time zone could move an event to another day. Only the stamp has a time.
    expect(text.replace(/^DTSTAMP:\d{8}T000000Z\r$/gm, '')).not.toMatch(/\d{8}T\d{6}|TZID|VTIMEZONE/);
    const json = (await (await request.get(`/feeds/${id}.json`)).json()) as {
      events: { uid: string; date: string; title: string }[];
    };
    expect(json.events.map(({ date, title }) => [date, title])).toEqual(listed);
    expect(json.events.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
  });
}

test('pages offer their feeds for one’s own calendar, and not on paper', async ({ page }) => {
  for (const [address, ids] of [
    ['/resources/calendar', Object.keys(FEEDS)],
    ['/pto', ['pto-meetings']],
  ] as const) {
    await page.goto(address);
    const offer = page.getByRole('main').locator('a[href*="/feeds/"]');
    const hrefs = await offer.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const host = new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').host;
    expect(hrefs).toEqual(ids.flatMap((id) => [`webcal://${host}/feeds/${id}.ics`, `/feeds/${id}.ics`]));
    await page.emulateMedia({ media: 'print' });
    await expect(offer.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});

test('a feed without a coming date says so on its page', async ({ page }) => {
  const notice = page
    .getByRole('region', { name: 'Add to your calendar' })
    .getByText('Dates for 2026–2027 will be added here');
  // The second day is the one after the last meeting.
  for (const [day, count] of [
    ['2025-10-01', 0],
    ['2026-06-17', 1],
    ['2026-06-19', 2],
  ] as const) {
    await page.clock.setFixedTime(`${day}T12:00:00-04:00`);
    await page.goto('/resources/calendar');
    await expect(notice.filter({ visible: true }), day).toHaveCount(count);
  }
});
