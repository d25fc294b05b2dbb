import { expect, test } from '../support/site-test.ts';

test('/resources/handbook shows its text and figures', async ({ page }) => {
  await page.goto('/resources/handbook');

  await test.step('the link to the flip-book is on the first screen and says that it opens in a new tab', async () => {
    const link = page.getByRole('link', { name: 'Open the handbook' });
    await expect(link).toBeInViewport();
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(link).toContainText('Opens in a new tab');
    await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
  });

  await test.step('lists the chapters, each with a sentence about it', async () => {
    const contents = page.getByRole('region', { name: 'What’s inside' });
    const chapters = contents.getByRole('listitem');
    await expect(chapters).toHaveCount(8);
    for (const chapter of await chapters.all()) {
      await expect(chapter.getByRole('heading', { level: 3 })).toHaveText(/\S/);
      await expect(chapter.getByRole('paragraph')).toHaveText(/\S/);
    }
  });

  await test.step('has a note that the chapters are examples', async () => {
    await expect(page.getByRole('region', { name: 'What’s inside' })).toContainText('Sample chapters.');
  });

  for (const [label, value] of [
    ['School office', '401-555-0140'],
    ['E-mail', 'secretary@school.example.org'],
    ['Fax', '401-555-0141'],
    ['Office hours', 'Monday–Friday: 7:30 AM – 4:00 PM'],
    ['Office hours', 'Saturday–Sunday: Closed'],
    ['School hours', 'Mon–Fri 8am–3pm'],
    ['Hifz drop-off', '6:55–7:00'],
    ['Parent-teacher conferences', 'After school 3–6pm'],
    ['PTO meetings', '3rd Tuesday of every month'],
  ] as const) {
    await test.step(`the quick reference shows “${label}”: ${value}`, async () => {
      const reference = page.getByRole('region', { name: 'Quick reference' });
      await expect(reference.getByText(label, { exact: true }).locator('..')).toContainText(value);
    });
  }

  for (const [name, href] of [
    ['401-555-0140', 'tel:+1-401-555-0140'],
    ['secretary@school.example.org', 'mailto:secretary@school.example.org'],
    ['See the school calendar', '/resources/calendar'],
    ['See the Hifz Program', '/programs/hifz'],
    ['How to join the PTO', '/pto'],
  ] as const) {
    await test.step(`in the quick reference, “${name}” links to ${href}`, async () => {
      const reference = page.getByRole('region', { name: 'Quick reference' });
      await expect(reference.getByRole('link', { name })).toHaveAttribute('href', href);
    });
  }
});
