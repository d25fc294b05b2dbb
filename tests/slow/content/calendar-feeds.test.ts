// Reads the calendar feeds with Python's icalendar, which knows nothing of the code that writes them.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { FIXTURE_CONTENT } from '../../../build/project-copy.ts';
import { readContent, readSchoolYears } from '../../../src/content/read-content.ts';
import { keyDates } from '../../../src/lib/dates/school-dates.ts';
import { endingEvent, feedEvents, iCalendar } from '../../../src/lib/feeds/calendar-feed.ts';

/** Debian's Python, for which system-packages.ts installs the library. */
const PYTHON = '/usr/bin/python3';
const SCRIPT = `
import json, sys
from icalendar import Calendar
calendar = Calendar.from_ical(sys.stdin.buffer.read())
print(json.dumps([
  [
    str(event['uid']), str(event['summary']), event['dtstart'].dt.isoformat(), event['dtend'].dt.isoformat(),
    event['sequence'], str(event['status']), event.errors,
  ]
  for event in calendar.walk('VEVENT')
]))`;

const URL = 'https://school.example.org/resources/calendar';
const content = <Name extends 'pto' | 'admissions' | 'feeds'>(name: Name) => readContent(name, FIXTURE_CONTENT);

test.each(['school-days', 'pto-meetings', 'admissions'] as const)('the feed %s is read as it was meant', (id) => {
  const [year] = readSchoolYears(FIXTURE_CONTENT);
  if (!year) throw new Error('The fixture has no school year.');
  year.daysOff = [
    { id: 'break', name: 'Break; “long”, free', from: '2025-12-22', to: '2026-01-02', office: 'open', revision: 3 },
  ];
  const dates = keyDates(year, content('pto'), content('admissions').timeline.entries);
  const [first, ...others] = feedEvents(id, year.id, dates);
  if (!first) throw new Error(`The feed ${id} has no events.`);
  const ending = endingEvent(id, year, content('feeds').ending, URL);
  const events = [{ ...first, status: 'CANCELLED' } as const, ...others, ending];
  const feed = iCalendar({ name: 'School: dates', description: id, url: URL, writtenOn: year.validFrom, events });
  const read: unknown = JSON.parse(execFileSync(PYTHON, ['-c', SCRIPT], { input: feed, encoding: 'utf8' }));
  const after = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  expect(read).toEqual(
    events.map(({ uid, title, date, to = date, sequence }, index) => [
      uid,
      title,
      date,
      after(to),
      sequence,
      index === 0 ? 'CANCELLED' : 'CONFIRMED',
      [],
    ]),
  );
});
