// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

const words = { noClosing: 'No closing is posted for', noSchool: 'No school' };
const earlyEnds = [{ from: '2026-11-25', name: 'Half day', endsAt: '11:30' }];
const school = { ends: '15:00', daysOff: [], earlyEnds, years: [], words, noDates: 'Call us.' };
const record = { weekdays: [1, 2, 3], opens: '07:30', closes: '16:00', exceptions: [], known: [], school };

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
const said = (places: string) => [...document.querySelectorAll(places)].map((place) => place.textContent);

test('asks again after 10 minutes, and says nothing of today after 20 without an answer', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T06:20:00-05:00') });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(record));
  const ask = vi.fn<() => void>();
  addEventListener('pageshow', ask);
  document.body.innerHTML =
    '<p data-school-today=""></p><i data-school-today="change"></i><u data-school-today="usual"></u><b data-office-now=""></b><s class="above only-closing"><q data-school-today="closing"></q></s><em data-school-today="today"></em><b class="above"></b>';
  await import('./office-hours.ts');
  await minutes(0);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(document.querySelector('b')).toHaveProperty('textContent', '');
  dispatchEvent(new CustomEvent('news', { detail: [] }));
  expect(document.querySelector('b')).not.toHaveProperty('textContent', '');
  await minutes(9);
  expect(ask).toHaveBeenCalledTimes(1);
  await minutes(1);
  expect(ask).toHaveBeenCalledTimes(2);
  await minutes(9);
  const usual = 'No closing is posted for today, Tuesday, November 24. Call us.';
  expect(said('p, i, u, s.only-closing')).toEqual([usual, '', usual, '']);
  await minutes(1);
  expect(document.querySelector('p')).toHaveProperty('textContent', '');
  vi.setSystemTime('2026-11-25T08:00:00-05:00');
  dispatchEvent(new CustomEvent('news', { detail: [] }));
  expect(said('i, s[class=above]')).toEqual(Array(2).fill(expect.stringContaining('ends at 11:30 AM: Half day.')));
  expect(document.querySelector('u')).toHaveProperty('textContent', '');
  // After school, today's hours are still other ones, and tomorrow's are the usual ones.
  vi.setSystemTime('2026-11-25T15:30:00-05:00');
  dispatchEvent(new CustomEvent('news', { detail: [] }));
  expect(document.querySelector('.above:not(.only-closing)')).toHaveProperty('tagName', 'B');
  document.querySelector('u')?.setAttribute('data-school-today', 'strip');
  const news = [{ type: 'closing', today: `School is closed today: ${'Snow. '.repeat(9)}`, short: 'Closed.' }];
  dispatchEvent(new CustomEvent('news', { detail: news }));
  expect(document.querySelector('u')).toHaveProperty('textContent', 'Closed.');
});
