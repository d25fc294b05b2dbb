/** What the office publishes by clicks is in the pages that families get, until it takes the publication back. */
import { join } from 'node:path';
import { createSite } from '../../../server/site.ts';
import { expect, save, test } from '../../office/office-test.ts';

const BUILDING = { timeout: 600_000 };
const FAIR = 'The school fair is on Saturday';

test('looks, publishes and undoes in two clicks each; families get exactly that', async ({ office, page }) => {
  test.setTimeout(1_800_000);
  const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
  /** The text of pages as the host serves them from the last build that was checked. */
  const families = async (...paths: string[]) => {
    const site = await createSite({ distDir: join(office.root, '.office/check/dist') });
    const port = await site.listen(0, '127.0.0.1');
    const texts = await Promise.all(paths.map(async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()));
    await site.stop();
    return texts.join('\n').replaceAll(/(<[^>]*>|\s)+/g, ' ');
  };

  await office.open('/announcement');
  await page.getByLabel('Message').fill(FAIR);
  await save(page);
  await office.open('/fees');
  await page.getByLabel('IOWA fee (K-8)').fill('60');
  await save(page);

  await office.open();
  await page.getByRole('link', { name: 'Publish 2 changes' }).click();
  const opened = page.waitForEvent('popup');
  await click('See the whole website first');
  await expect((await opened).getByText(FAIR).first()).toBeVisible();
  await click('Publish 2 changes');
  await expect(page.getByText('Sent. Families see it soon.')).toBeVisible(BUILDING);
  expect(office.seen('content/announcement.yaml')).toContain(FAIR);
  expect(await families('/', '/tuition')).toMatch(new RegExp(`${FAIR}.*IOWA fee \\(K–8\\) \\$60`));

  await office.open();
  await click('Undo publishing');
  await click('Yes, undo publishing');
  await expect(page.getByText('Sent. Families see it soon.')).toBeVisible(BUILDING);
  expect(office.seen('content/announcement.yaml')).not.toContain(FAIR);
  expect(await families('/', '/tuition')).toMatch(new RegExp(`^(?!.*${FAIR}).*IOWA fee \\(K–8\\) \\$50`));
});
