import { expect, test, vi } from 'vitest';
import { tablesOf } from '../../../tests/support/tables.ts';
import { announcementOn, announcementStates } from './announcement.ts';

const announcement = { type: 'info', message: 'Come and see.', from: '2026-01-15', until: '2026-01-20' };
const content: Record<string, object> = {
  announcement,
  tuition: { validUntil: '2025-06-30' },
  calendar: {
    languages: [
      { lang: 'es', closed: 'la escuela está cerrada.', delayed: 'empieza a las 10:00.', early: 'fin: 10:00.' },
    ],
  },
  closings: {
    closings: [
      { id: 'snow', kind: 'closed', day: '2026-01-12', message: 'Snow', revision: 0 },
      { id: 'ice', kind: 'delayed', day: '2026-01-09', lastDay: '2026-01-13', from: '10:00', revision: 0 },
    ],
  },
};
const date = '2026-01-14';
const daysOff = [{ from: date, office: 'closed' }];
const year = { firstDay: { date }, lastDay: { date }, hours: { until: '15:00' }, daysOff };
vi.mock('../text/content.ts', () => ({ contentOf: (name: string) => content[name] ?? {}, schoolYears: () => [year] }));

const INFO = 'Come and see.';
const ICE = 'School starts at 10:00\u00a0AM';

test.each(tablesOf('src/lib/school/announcement.yaml')<[string, string, string]>('banners'))(
  'at %s the banner is of the type %s: “%s”',
  (moment, type, message) => {
    expect(announcementOn(moment)).toMatchObject({ type, message: expect.stringMatching(new RegExp(message)) });
  },
);

type Moment = [change: object, moment: string, message: string | null, closing: string | null, spanish?: string];

test.each(tablesOf('src/lib/school/announcement.yaml')<Moment>('moments'))(
  'of a closing with %j, at %s: “%s”, %s, %s',
  (change, moment, message, closing, spanish) => {
    const all = content['closings'] as object;
    content['closings'] = { closings: [{ id: 'snow', kind: 'closed', day: '2026-01-12', revision: 0, ...change }] };
    const said = announcementOn(moment);
    content['closings'] = all;
    expect([said.type === 'closing' ? said.message : null, said.closing ?? null]).toEqual([message, closing]);
    expect(said.short ?? null).toBe(message?.replace(': Snow', '') ?? null);
    if (spanish) expect(said.others).toMatchObject([{ lang: 'es', dir: 'auto', textContent: spanish }]);
  },
);

test('the line of today has only what is posted for today and tomorrow', () => {
  const { today, tomorrow } = announcementOn('2026-01-08');
  expect([today, tomorrow]).toEqual([undefined, `${ICE} tomorrow.`]);
  expect(announcementOn('2026-01-13 10:00').today).toBe('School started at 10:00\u00a0AM today.');
});

test('the build contains the announcements of later days, and each hour of a late start', () => {
  vi.stubEnv('SITE_TODAY', '2026-01-01');
  const states = announcementStates().map(({ from, until, value }) => [from, until, value.message.slice(0, 12)]);
  expect(states).toContainEqual(['2026-01-13', '2026-01-13 09:59', 'School start']);
  expect(states.map(([from]) => from)).toContain('2026-01-12 10:00');
  // The line of the day before says tomorrow.
  expect(states[1]?.[0]).toBe('2026-01-08');
  expect(states.slice(-3)).toEqual([
    ['2026-01-14', '2026-01-14', ''],
    ['2026-01-15', '2026-01-20', INFO.slice(0, 12)],
    ['2026-01-21', undefined, ''],
  ]);
});

test.each([
  ['warning', 'warning'],
  ['danger', 'success'],
])('an announcement of the type %s is shown as %s', (type, shown) => {
  announcement.type = type;
  expect(announcementOn('2026-01-15').type).toBe(shown);
});
