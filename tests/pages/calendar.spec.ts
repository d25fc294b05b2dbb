import { expect, test } from '../support/site-test.ts';

/** The specification's calendar for 2025–2026, written out here instead of read from the content. */
const PTO_MEETINGS = [
  ['2025-09-16', 'September 2025', 'Tue 16'],
  ['2025-10-21', 'October 2025', 'Tue 21'],
  ['2025-11-18', 'November 2025', 'Tue 18'],
  ['2025-12-16', 'December 2025', 'Tue 16'],
  ['2026-01-20', 'January 2026', 'Tue 20'],
  ['2026-02-17', 'February 2026', 'Tue 17'],
  ['2026-03-17', 'March 2026', 'Tue 17'],
  ['2026-04-21', 'April 2026', 'Tue 21'],
  ['2026-05-19', 'May 2026', 'Tue 19'],
  ['2026-06-16', 'June 2026', 'Tue 16'],
] as const;

test('/resources/calendar shows its text and figures', async ({ browserName, page, request }) => {
  await page.goto('/resources/calendar');

  await test.step('the first screen shows the next dates and what is known of the next day off', async () => {
    const next = page.getByRole('region', { name: 'Next school dates' });
    await expect(next.getByRole('listitem').first()).toHaveText(/^October 21\s*PTO meeting\s*Tuesday$/);
    for (const [width, height] of [
      [1280, 800],
      [360, 780],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(next.getByText('Days off for this year')).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  for (const [title, date, weekday, day] of [
    ['First day of school', 'August 25, 2025', 'Monday', '2025-08-25'],
    ['Last day of school', 'June 18, 2026', 'Thursday', '2026-06-18'],
  ] as const) {
    await test.step(`the first screen shows the ${title.toLowerCase()}: ${date}`, async () => {
      const fact = page.getByText(title, { exact: true }).first().locator('..');
      await expect(fact).toContainText(weekday);
      await expect(fact.getByText(date, { exact: true })).toHaveAttribute('datetime', day);
      await expect(fact.getByText(date, { exact: true })).toBeInViewport();
    });
  }

  await test.step('the year is a picture, with its dates and months', async () => {
    const ribbon = page.getByRole('img', {
      name: 'The school year week by week, from August 25, 2025 to June 18, 2026.',
    });
    await expect(ribbon).toHaveCount(1);
    const drawing = ribbon.locator('svg').filter({ visible: true });
    await expect(drawing).toHaveCount(1);
    for (const text of ['August 25', 'March 1', 'Priority deadline', 'June 18', 'October', 'Ramadan']) {
      await expect(drawing.getByText(text, { exact: true })).toBeVisible();
    }
  });

  for (const [title, value] of [
    ['School year', '180 instructional days'],
    ['School hours', 'Mon–Fri 8am–3pm'],
    ['Parent-teacher conferences', 'After school 3–6pm'],
    ['Accreditation', 'The school is accredited by a regional accreditor.'],
  ] as const) {
    await test.step(`the year in brief shows “${title}”: ${value}`, async () => {
      const facts = page.getByRole('region', { name: 'The year in brief' });
      await expect(facts.getByText(title, { exact: true }).locator('..')).toContainText(value);
    });
  }

  await test.step('the accreditation is explained on its own page', async () => {
    await expect(page.getByRole('link', { name: 'What our accreditation means' })).toHaveAttribute(
      'href',
      '/about-us/accreditation',
    );
  });

  await test.step('groups the key dates by month, from August 2025 to June 2026', async () => {
    const months = page.getByRole('region', { name: 'Key dates' }).getByRole('heading', { level: 3 });
    await expect(months).toHaveText(['August 2025', ...PTO_MEETINGS.map(([, month]) => month)]);
  });

  await test.step('the PTO meets on ten third Tuesdays, and on no other day', async () => {
    const meetings = page
      .getByRole('region', { name: 'Key dates' })
      .getByRole('listitem')
      .filter({
        hasText: /^(?!.*20\d\d).*PTO meeting/,
      });
    await expect(meetings).toHaveCount(10);
    for (const [index, [date, , day]] of PTO_MEETINGS.entries()) {
      await expect(meetings.nth(index).getByRole('time')).toHaveAttribute('datetime', date);
      await expect(meetings.nth(index)).toContainText(day);
    }
  });

  for (const [title, date, day] of [
    ['First day of school', '2025-08-25', 'Mon 25'],
    ['PTO open sign-in ends', '2025-09-01', 'Mon 1'],
    ['Applications open', '2026-01-15', 'Thu 15'],
    ['Priority deadline', '2026-03-01', 'Sun 1'],
    ['Decisions sent', '2026-04-15', 'Wed 15'],
    ['Enrollment contracts and deposits due', '2026-05-01', 'Fri 1'],
    ['Last day of school', '2026-06-18', 'Thu 18'],
  ] as const) {
    await test.step(`the key dates list “${title}” on ${date}`, async () => {
      const line = page
        .getByRole('region', { name: 'Key dates' })
        .getByRole('listitem')
        .filter({ hasText: title, hasNot: page.getByRole('heading') });
      await expect(line.getByRole('time')).toHaveAttribute('datetime', date);
      await expect(line).toContainText(day);
    });
  }

  for (const [month, hijri] of [
    ['September 2025', 'Rabi I – Rabi II 1447'],
    ['June 2026', 'Dhul-Hijjah 1447 – Muharram 1448'],
  ] as const) {
    await test.step(`${month} is in the Hijri months ${hijri}`, async () => {
      const heading = page.getByRole('region', { name: 'Key dates' }).getByRole('heading', { name: month });
      await expect(heading.locator('..')).toContainText(hijri);
    });
  }

  for (const [title, date, hijri] of [
    ['Ramadan begins', '2026-02-18', '1 Ramadan'],
    ['Eid al-Fitr', '2026-03-20', '1 Shawwal'],
    ['Eid al-Adha', '2026-05-27', '10 Dhul-Hijjah'],
  ] as const) {
    await test.step(`${title} is expected on ${date}`, async () => {
      const line = page
        .getByRole('region', { name: 'Key dates' })
        .getByRole('listitem')
        .filter({ hasText: title, hasNot: page.getByRole('heading') });
      await expect(line.getByRole('time')).toHaveAttribute('datetime', date);
      await expect(line).toContainText('expected');
      await expect(line).toContainText(hijri);
    });
  }

  await test.step('says that days off are not posted yet, with the number to call', async () => {
    const notice = page
      .getByRole('main')
      .getByText('Days off for this year haven’t been posted yet; call 401-555-0140.');
    await expect(notice.filter({ visible: true }).getByRole('link')).toHaveAttribute('href', 'tel:+1-401-555-0140');
  });

  await test.step('the emergency section has the office’s phone link and hours, and says to call 911 first', async () => {
    const emergency = page.getByRole('region', { name: 'Bad weather and emergencies' });
    await expect(emergency.getByRole('link', { name: '401-555-0140' })).toHaveAttribute('href', 'tel:+1-401-555-0140');
    await expect(emergency).toContainText('Monday–Friday: 7:30 AM – 4:00 PM');
    await expect(emergency).toContainText('Call 911 first');
  });

  await test.step('the PDF can be viewed and downloaded, and both links name its size', async () => {
    const documents = page.getByRole('region', { name: 'The calendar on paper' });
    const pdf = '/documents/school-calendar-2025-26.pdf';
    const view = documents.getByRole('link', { name: /^View the calendar \(PDF, \d+ kB\)$/ });
    const download = documents.getByRole('link', { name: /^Download the calendar \(PDF, \d+ kB\)$/ });
    await expect(view).toHaveAttribute('href', pdf);
    await expect(view).not.toHaveAttribute('download');
    await expect(download).toHaveAttribute('href', pdf);
    await expect(download).toHaveAttribute('download', '');
    const file = await request.get(pdf);
    expect(file.headers()['content-type']).toBe('application/pdf');
    await expect(view).toContainText(`PDF, ${Math.ceil((await file.body()).length / 1000)} kB`);
  });

  await test.step('the page prints on one sheet of Letter paper', async () => {
    test.skip(browserName !== 'chromium', 'Only Chromium prints to PDF.');
    const pdf = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});
