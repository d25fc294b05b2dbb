import { expect, test } from '../support/site-test.ts';

/** Label, machine-readable date, and the number of students if there is one. */
const TIMELINE = [
  ['August 2003', '2003-08', undefined],
  ['2004', '2004', /(?<!\d)40 students in the first year/],
  ['2005', '2005', /(?<!\d)60 students in the second year/],
  ['2006', '2006', undefined],
] as const;
const SECTIONS = ['From 2003 to 2006', 'Founders', 'Key contributors', 'What grew from it'] as const;
const LEGACY = [
  ['Years of teaching', '20+'],
  ['Students today', '150+'],
  ['One school', 'PreK–8'],
] as const;

test('/history shows its text and figures', async ({ page }) => {
  await page.goto('/history');

  await test.step('has its sections in order', async () => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...SECTIONS]);
  });

  await test.step('the first screen shows the dates: legal entity August 13, 2003, founded 2004', async () => {
    const legalEntity = page.getByRole('term').filter({ hasText: 'Legal entity formed' }).locator('+ dd');
    await expect(legalEntity).toHaveText('August 13, 2003');
    await expect(legalEntity.getByRole('time')).toHaveAttribute('datetime', '2003-08-13');
    const founded = page.getByRole('term').filter({ hasText: 'Founded' }).locator('+ dd');
    await expect(founded).toHaveText('2004');
    await expect(founded).toBeInViewport();
  });

  await test.step('the timeline runs from 2003 to 2006', async () => {
    const timeline = page.getByRole('region', { name: 'From 2003 to 2006' });
    const events = timeline.getByRole('listitem');
    await expect(events).toHaveCount(TIMELINE.length);
    for (const [index, [label, when, figure]] of TIMELINE.entries()) {
      const event = events.nth(index);
      await expect(event.getByRole('time')).toHaveText(label);
      await expect(event.getByRole('time')).toHaveAttribute('datetime', when);
      await expect(event.getByRole('heading', { level: 3 })).toHaveText(/\S/);
      if (figure) await expect(event).toHaveText(figure);
    }
  });

  await test.step('shows 2004 and 40 students, not 2000 and 25 as About Us does', async () => {
    const main = page.getByRole('main');
    await expect(main).toContainText('2004');
    await expect(main).not.toContainText('2000');
    await expect(main).not.toContainText(/(?<!\d)25(?!\d)/);
  });

  await test.step('founders and key contributors have a name, a role and a contribution, with one note that they are examples', async () => {
    for (const name of ['Founders', 'Key contributors']) {
      const people = page.getByRole('region', { name, exact: true }).getByRole('listitem');
      await expect(people).toHaveCount(4);
      for (const person of await people.all()) {
        await expect(person.getByRole('heading', { level: 3 })).toHaveText(/ (Example|Sample|Placeholder|Specimen)$/);
        await expect(person.getByRole('paragraph').last()).toHaveText(/\S+ .*\.$/);
      }
    }
    await expect(page.getByText(/are examples until the school gives its own/)).toHaveCount(1);
  });

  for (const [title, value] of LEGACY) {
    await test.step(`legacy: ${value}, ${title}`, async () => {
      const legacy = page.getByRole('region', { name: 'What grew from it' });
      await expect(legacy.getByRole('term').filter({ hasText: title }).locator('+ dd')).toHaveText(value);
    });
  }

  await test.step('links to pages about the school today', async () => {
    await expect(page.getByRole('link', { name: 'The school today' })).toHaveAttribute('href', '/about-us');
  });
});
