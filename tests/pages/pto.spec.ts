import { expect, test } from '../support/site-test.ts';

const MEETINGS = [
  ['2025-09-16', 'September 16, 2025'],
  ['2025-10-21', 'October 21, 2025'],
  ['2025-11-18', 'November 18, 2025'],
  ['2025-12-16', 'December 16, 2025'],
  ['2026-01-20', 'January 20, 2026'],
  ['2026-02-17', 'February 17, 2026'],
  ['2026-03-17', 'March 17, 2026'],
  ['2026-04-21', 'April 21, 2026'],
  ['2026-05-19', 'May 19, 2026'],
  ['2026-06-16', 'June 16, 2026'],
] as const;

const PHOTOS = [
  'meeting',
  'bake sale',
  'book fair',
  'teacher appreciation',
  'family iftar',
  'open house',
  'school garden',
  'eid celebration',
] as const;

test('/pto shows its text and figures', async ({ page }) => {
  await page.goto('/pto');

  for (const [question, answers] of [
    [
      'Who can join',
      [
        'Any parent, guardian or adult in loco parentis of a student, the principal and employed staff',
        'There is no fee',
      ],
    ],
    ['When we meet', ['3rd Tuesday of every month', 'Held virtually, with links shared by e-mail']],
    [
      'How to register',
      [
        'Sign in at Enrollment, at Open House or when newly enrolled to have voting privileges',
        'Open sign-in at the school through September 1st',
      ],
    ],
  ] as const) {
    await test.step(`“${question}” contains the specified answers`, async () => {
      const answer = page.getByRole('region', { name: question });
      for (const text of answers) await expect(answer).toContainText(text);
    });
  }

  await test.step('the sign-up form opens in a new tab, and the link says so', async () => {
    const link = page.getByRole('link', { name: 'Fill in the sign-up form' });
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
  });

  await test.step('the gallery has eight photos, each with a caption and alt text', async () => {
    const photos = page.getByRole('list', { name: 'PTO events' }).getByRole('figure');
    await expect(photos).toHaveCount(8);
    for (const [index, subject] of PHOTOS.entries()) {
      await expect(photos.nth(index)).toContainText(new RegExp(subject, 'i'));
      await expect(photos.nth(index).getByRole('img')).toHaveAttribute('alt', /\w+ \w+/);
    }
  });

  await test.step('the four purposes each have a heading and a sentence', async () => {
    const purposes = page.getByRole('region', { name: 'What the PTO is for' });
    await expect(purposes.getByRole('heading', { level: 3 })).toHaveText([
      'Bring home and school together',
      'Stand behind the teachers',
      'Make a community of families',
      'Give the children more',
      'What you gain by joining',
    ]);
  });

  for (const [name, count] of [
    ['What you gain by joining', 5],
    ['Volunteer', 7],
    ['Lead', 4],
  ] as const) {
    await test.step(`the list “${name}” has ${count} items`, async () => {
      await expect(page.getByRole('list', { name, exact: true }).getByRole('listitem')).toHaveCount(count);
    });
  }

  await test.step('the PTO liaison has an e-mail link and is marked as an example', async () => {
    const contact = page.getByRole('region', { name: 'Questions about the PTO' });
    await expect(contact).toContainText('PTO liaison');
    await expect(contact.getByRole('link', { name: 'pto@school.example.org' })).toHaveAttribute(
      'href',
      'mailto:pto@school.example.org',
    );
    await expect(contact).toContainText('A sample contact.');
  });

  for (const [name, href] of [
    ['Contact the school', '/contact'],
    ['See the school calendar', '/resources/calendar'],
  ] as const) {
    await test.step(`“${name}” links to ${href}`, async () => {
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href);
    });
  }

  await test.step('lists the ten meetings of 2025-26 in order, and the link above goes to them', async () => {
    const meetings = page.getByRole('region', { name: 'Meeting dates' }).getByRole('time');
    await expect(meetings).toHaveText(MEETINGS.map(([, text]) => text));
    for (const [index, [date]] of MEETINGS.entries()) {
      await expect(meetings.nth(index)).toHaveAttribute('datetime', date);
    }
    await expect(page.getByText('Next meeting: Tuesday, October 21')).toBeVisible();
    await page.getByRole('link', { name: 'See this year’s meeting dates' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Meeting dates' })).toBeInViewport();
  });
});
