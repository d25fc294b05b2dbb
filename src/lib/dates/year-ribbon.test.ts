import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from './school-day.ts';
import { gridPoint, labelsOf, placeOf, pointOf, sideLabelsOf, wrapWords, yearRibbon } from './year-ribbon.ts';

const year = { firstDay: { date: '2031-08-27' }, lastDay: { date: '2032-06-15' } };
const star = (date: string, title = 'Picture day') => ({ id: date, date, kind: 'school', title });
const dayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** School years of ten days to more than a year. */
const years = fc
  .record({
    first: fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
    length: fc.integer({ min: 10, max: 380 }),
    from: fc.integer({ min: 0, max: 380 }),
    days: fc.integer({ min: 0, max: 30 }),
  })
  .map(({ first, length, from, days }) => {
    const firstDay = first.toISOString().slice(0, 10);
    const lastDay = addDays(firstDay, length);
    return {
      firstDay: { date: firstDay },
      lastDay: { date: lastDay },
      daysOff: from > length ? [] : [{ from: addDays(firstDay, from), to: addDays(firstDay, from + days) }],
    };
  });

describe('the tiles', () => {
  test('begin with the Monday of the first day, and have none before it', () => {
    const { monday, tiles, weeks } = yearRibbon(year, [], []);
    expect(monday).toBe('2031-08-25');
    expect(weeks).toBe(43);
    expect(tiles).toHaveLength(215);
    expect(tiles.slice(0, 3).map(({ isSchoolDay }) => isSchoolDay)).toEqual([false, false, true]);
    expect(tiles.findLast(({ isSchoolDay }) => isSchoolDay)?.date).toBe('2032-06-15');
  });

  test('have no school on days off', () => {
    const daysOff = [{ from: '2031-11-27', to: '2031-11-28' }, { from: '2031-10-13' }];
    const { tiles } = yearRibbon({ ...year, daysOff }, [], []);
    const off = tiles.slice(5, -5).filter(({ isSchoolDay }) => !isSchoolDay);
    expect(off.map(({ date }) => date)).toEqual(['2031-10-13', '2031-11-27', '2031-11-28']);
  });

  test('are one for each school day of any year, each where its day is', () => {
    fc.assert(
      fc.property(years, (any) => {
        const { monday, tiles, weeks } = yearRibbon(any, [], []);
        expect(dayOf(monday)).toBe(1);
        expect(tiles).toHaveLength(weeks * 5);
        const seen = new Set<string>();
        for (let day = any.firstDay.date; day <= any.lastDay.date; day = addDays(day, 1)) {
          const place = placeOf(day, monday);
          const isOff = any.daysOff.some(({ from, to }) => from <= day && day <= to);
          const tile = place.row < 5 ? tiles[place.week * 5 + place.row] : undefined;
          expect(tile?.date).toBe([0, 6].includes(dayOf(day)) ? undefined : day);
          expect(tile?.isSchoolDay ?? false).toBe(tile !== undefined && !isOff);
          expect(place.row).toBe(Math.min((dayOf(day) + 6) % 7, 5));
          const [x, y] = pointOf(place);
          expect([x >= 0, x <= 27 * weeks + 13.5, y >= 0, y <= 81]).toEqual([true, true, true, true]);
          // Saturday and Sunday share a place.
          if (dayOf(day) !== 0) expect(seen.size).toBeLessThan(seen.add(gridPoint(place).join()).size);
        }
      }),
      { numRuns: 30 },
    );
  });
});

test('marks PTO meetings on their tiles, and the dates of the school and admissions with a star', () => {
  const ribbon = yearRibbon(
    year,
    [
      star('2031-08-27', 'First day'),
      { id: 'pto-open-sign-in', date: '2031-09-01', kind: 'pto', title: 'Open sign-in' },
      { id: 'pto-meeting-2031-09', date: '2031-09-16', kind: 'pto', title: 'PTO meeting' },
      { ...star('2031-12-01', 'Fair'), status: 'CANCELLED' },
      { id: 'priority', date: '2032-03-07', kind: 'admissions', title: 'Priority deadline' },
    ],
    [],
  );
  expect(ribbon.tiles.filter(({ isMeeting }) => isMeeting).map(({ date }) => date)).toEqual(['2031-09-16']);
  expect(ribbon.stars).toEqual([
    { week: 0, row: 2, date: '2031-08-27', title: 'First day' },
    // A Sunday.
    { week: 27, row: 5, date: '2032-03-07', title: 'Priority deadline' },
  ]);
});

test('names the months that have room, and the Hijri months that begin in the year', () => {
  const { months, hijriMonths } = yearRibbon(
    year,
    [],
    [
      { name: 'Jumada I', date: '2031-08-20' },
      { name: 'Jumada II', date: '2031-09-18' },
    ],
  );
  const names = 'September October November December January February March April May June';
  expect(months.map(({ name }) => name).join(' ')).toBe(names);
  expect(months[0]).toMatchObject({ week: 1 });
  expect(hijriMonths).toEqual([{ week: 3, row: 3, name: 'Jumada II' }]);
});

test('wraps a long title', () => {
  expect(wrapWords('Enrollment contracts and deposits due', 22)).toEqual(['Enrollment contracts', 'and deposits due']);
  expect(wrapWords('Picture day', 22)).toEqual(['Picture day']);
});

describe('the labels', () => {
  const ribbonWith = (dates: readonly string[]) =>
    yearRibbon(
      year,
      dates.map((date) => star(date)),
      [],
    );

  test('are on the lowest free tier, the last one before its line', () => {
    const labels = labelsOf(ribbonWith(['2031-08-27', '2032-05-25', '2032-06-14']));
    expect(labels.map(({ date, tier, isBefore }) => [date, tier, isBefore])).toEqual([
      ['2032-05-25', 0, false],
      ['2031-08-27', 0, false],
      ['2032-06-14', 1, true],
    ]);
  });

  test('never meet, however many there are', () => {
    const dates = fc.uniqueArray(fc.integer({ min: 0, max: 290 }), { maxLength: 30 });
    fc.assert(
      fc.property(dates, (offsets) => {
        const ribbon = ribbonWith(offsets.toSorted((a, b) => a - b).map((days) => addDays(year.firstDay.date, days)));
        const labels = labelsOf(ribbon);
        for (const label of labels) {
          for (const other of labels) {
            if (other === label || other.tier !== label.tier) continue;
            // The title and the date are about 100 wide.
            expect(label.isBefore || other.isBefore || Math.abs(label.x - other.x) > 90).toBe(true);
          }
        }
        const side = sideLabelsOf({ ...ribbon, hijriMonths: ribbon.months });
        const inOrder = side.toSorted((a, b) => a.top - b.top);
        for (const [index, label] of inOrder.entries()) {
          expect(label.top).toBeGreaterThanOrEqual(inOrder[index - 1]?.bottom ?? 0);
          expect(label.top - label.y).toBeLessThan(60);
        }
      }),
    );
  });
});

test('counts the days between two dates across a change of the clocks', () => {
  expect(daysBetween('2031-10-31', '2031-11-30')).toBe(30);
});
