/** The pictures of docs/office-guide.md: the editor on the fixture content and its day. Part of `npm run pictures`. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { renderArtwork } from '../../artwork/render.ts';
import { fixtureToday } from '../../build/project-copy.ts';
import { makeCopy, startEditor } from '../office/office-test.ts';

const OUTPUT = 'docs/pictures';
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** What is done on a screen before its picture is taken. Later screens show what was saved. */
const SCREENS: [name: string, path: string, act?: (page: Page) => Promise<void>][] = [
  [
    'closing',
    '/closing',
    async (page) => {
      await page.getByLabel('Opens late').check();
      await press(page, 'Snow and ice');
    },
  ],
  ['announcement', '/announcement', (page) => page.getByLabel('Last day').fill('October 31, 2025')],
  [
    'date',
    '/date',
    async (page) => {
      await page.getByRole('radio', { name: /Days off/ }).check();
      await page.getByLabel('Name').first().fill('Thanksgiving');
      await page.getByLabel('First day', { exact: true }).fill('November 27, 2025');
      await page.getByLabel('Last day', { exact: true }).fill('November 28, 2025');
    },
  ],
  ['year', '/year', (page) => page.getByLabel('First day of school').fill('August 31, 2026')],
  ['people', '/people', (page) => press(page, 'Change Nadia Placeholder')],
  [
    'photograph',
    '/photograph?slot=slide-03',
    async (page) => {
      await page.getByLabel('Who agreed, and how').fill('Both families signed the photo form');
      const buffer = await sharp(Buffer.from(renderArtwork('science-fair-08')))
        .resize(1600)
        .png()
        .toBuffer();
      const file = { name: 'microscope.png', mimeType: 'image/png', buffer };
      await page.getByLabel(/drop it here/).setInputFiles(file);
      await page.getByText('Hidden details removed.').waitFor();
    },
  ],
  ['confirm', '/confirm?line=dispute/content/pages/admissions.yaml/requirements/applicationFee'],
  ['everything', '/everything?file=content/pages/tuition.yaml'],
  [
    'fee',
    '/fee',
    async (page) => {
      await page.getByLabel('Application fee').fill('$225');
      await page.getByLabel('Enrollment deposit').focus();
    },
  ],
  [
    'start',
    '/fee',
    async (page) => {
      await press(page, 'Save');
      await page.waitForURL(/saved/);
    },
  ],
  ['publish', '/publish', (page) => page.getByText('stands in the way').waitFor()],
];

/** Takes all pictures. The server's clock has the real time, so the app gets another one. */
export async function takeOfficePictures(browser: Browser): Promise<void> {
  const folder = makeCopy();
  const { child, address } = await startEditor(folder);
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
  const afternoon = `${fixtureToday()}T14:41`;
  await page.route('**/api/start', async (route) => {
    const response = await route.fetch();
    const { now: _, ...start } = await response.json();
    const body = JSON.stringify(start).replace(/"(at|savedAt)":"[^"]+"/g, `"$1":"${afternoon}:00-04:00"`);
    await route.fulfill({ response, body: body.replace('{', `{"now":"${afternoon}",`) });
  });
  await page.goto(address);
  for (const [name, path, act] of SCREENS) {
    await page.goto(new URL(path, address).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await act?.(page);
    await page.waitForLoadState('networkidle');
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    await sharp(picture)
      .webp({ quality: 80 })
      .toFile(join(OUTPUT, `office-${name}.webp`));
  }
  await page.close();
  child.kill();
  rmSync(join(folder, '..'), { recursive: true, force: true, maxRetries: 5 });
}
