import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';

/** The specification's dates for 2025–26, written out here instead of read from the content. */
const FEEDS = {
  'school-days': [
    ['2025-08-25', 'First day of school'],
    ['2025-09-01', 'PTO open sign-in ends'],
    ['2026-06-18', 'Last day of school'],
  ],
  'pto-meetings': [
    '2025-09-16',
    '2025-10-21',
    '2025-11-18',
    '2025-12-16',
    '2026-01-20',
    '2026-02-17',
    '2026-03-17',
    '2026-04-21',
    '2026-05-19',
    '2026-06-16',
  ].map((date) => [date, 'PTO meeting'] as const),
  admissions: [
    ['2026-01-15', 'Applications open'],
    ['2026-03-01', 'Priority deadline'],
    ['2026-04-15', 'Decisions sent'],
    ['2026-05-01', 'Enrollment contracts and deposits due'],
  ],
} as const;

/** Every feed ends on the last day of school. */
const ENDING = ['2026-06-18', 'This school year’s dates end here'] as const;

const NAMES = { 'school-days': 'School days', 'pto-meetings': 'PTO meetings', admissions: 'Admissions dates' } as const;
const feedIds = Object.keys(FEEDS) as (keyof typeof FEEDS)[];

for (const id of feedIds) {
  test(`the feed ${id} lists its dates as whole days`, async ({ request }) => {
    const answer = await request.get(`/feeds/${id}.ics`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const text = await answer.text();
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(`West Warwick Islamic School: ${NAMES[id]}`);
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    expect(events.map(({ startDate, summary }) => [startDate.toString(), summary])).toEqual([...FEEDS[id], ENDING]);
    expect(events.at(-1)?.description).toMatch(/https?:\/\/\S+\/resources\/calendar$/);
    expect(text.match(/^SEQUENCE:0\r\nSTATUS:CONFIRMED\r$/gm)).toHaveLength(events.length);
    for (const { startDate, endDate } of events) {
      expect([startDate.isDate, endDate.isDate]).toEqual([true, true]);
      expect(endDate.subtractDate(startDate).toSeconds()).toBe(86_400);
    }
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    // A time or a time zone could move an event to another day. Only the stamp has a time.
    expect(text.replace(/^DTSTAMP:\d{8}T000000Z\r$/gm, '')).not.toMatch(/\d{8}T\d{6}|TZID|VTIMEZONE/);
  });

  test(`the feed ${id} says the same as JSON`, async ({ request }) => {
    const answer = await request.get(`/feeds/${id}.json`);
    expect(answer.headers()['content-type']).toBe('application/json; charset=utf-8');
    const { events } = (await answer.json()) as { events: { uid: string; date: string; title: string }[] };
    expect(events.map(({ date, title }) => [date, title])).toEqual([...FEEDS[id], ENDING]);
    const ics = await (await request.get(`/feeds/${id}.ics`)).text();
    for (const { uid } of events) expect(ics).toContain(`UID:${uid}\r\n`);
  });
}

for (const [address, ids] of [
  ['/resources/calendar', feedIds],
  ['/calendar', feedIds],
  ['/pto', ['pto-meetings']],
] as const) {
  test(`${address} offers ${ids.join(', ')} for one’s own calendar, and not on paper`, async ({ page, request }) => {
    await page.goto(address);
    const offer = page.getByRole('region', { name: 'Add to your calendar' });
    await expect(offer.getByRole('link')).toHaveCount(2 * ids.length);
    const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';
    for (const id of ids) {
      const subscribe = offer.getByRole('link', { name: `Subscribe (${NAMES[id]})` });
      await expect(subscribe).toHaveAttribute('href', `webcal://${new URL(canonical).host}/feeds/${id}.ics`);
      const download = offer.getByRole('link', { name: `Download (${NAMES[id]})` });
      await expect(download).toHaveAttribute('href', `/feeds/${id}.ics`);
      await expect(download).toHaveAttribute('download', '');
      expect((await request.get(`/feeds/${id}.ics`)).ok()).toBe(true);
      expect((await subscribe.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(offer).toBeHidden();
  });
}

test('a feed without a coming date says so on its page', async ({ page }) => {
  const offer = page.getByRole('region', { name: 'Add to your calendar' });
  const notice = offer.getByText('No date is coming up.');
  await page.clock.setFixedTime('2025-10-01T12:00:00-04:00');
  await page.goto('/resources/calendar');
  await expect(notice.filter({ visible: true })).toHaveCount(0);
  // The day after the last admissions date.
  await page.clock.setFixedTime('2026-05-02T12:00:00-04:00');
  await page.reload();
  await expect(notice.filter({ visible: true })).toHaveCount(1);
  await expect(offer.getByRole('listitem').filter({ hasText: NAMES.admissions }).getByText('No date')).toBeVisible();
  await page.clock.setFixedTime('2026-06-19T12:00:00-04:00');
  await page.reload();
  await expect(notice.filter({ visible: true })).toHaveCount(3);
});
