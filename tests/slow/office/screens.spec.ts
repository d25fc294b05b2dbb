import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { axeProblems } from '../../access/axe.ts';
import { changedLines, expect, type OfficeEditor, save, test } from '../../office/office-test.ts';
import { git } from '../../support/office-clones.ts';
import { dataOf } from '../../support/tables.ts';

const CLICKS = ['link', 'button', 'choose', 'fold', 'file'] as const;
type Step = Partial<Record<(typeof CLICKS)[number] | 'open' | 'type' | 'pick' | 'text' | 'key' | 'see', string>>;
type Task = { task: string; most?: [number, number]; steps: Step[] } & Partial<
  Record<'diff' | 'has', string[]> & { public: string }
>;
const TASKS = dataOf<Task[]>('tests/slow/office/day.yaml');

/** Everything is done on a phone, by touch. */
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** A photograph that says where it was taken, and one in the format of iPhones. */
const PICTURES: Record<string, () => Promise<Buffer>> = {
  GPS: () =>
    sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#205040' } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '41/1 42/1 0/1', GPSLatitudeRef: 'N' } })
      .toBuffer(),
  HEIC: async () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
};

async function take(page: Page, office: OfficeEditor, step: Step): Promise<void> {
  const { text = '', key, see } = step;
  if (step.open) await office.open(step.open);
  // Each screen is a document.
  if (step.link)
    await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: step.link }).first().tap()]);
  if (step.button)
    await page
      .getByRole('button', { name: step.button, exact: step.button === 'Save' })
      .first()
      .tap();
  if (step.choose) await page.getByLabel(step.choose, { exact: true }).check();
  if (step.fold) await page.locator('summary', { hasText: step.fold }).last().tap();
  if (step.type) await page.getByLabel(step.type, { exact: true }).filter({ visible: true }).first().fill(text);
  if (step.pick) await page.getByLabel(step.pick).selectOption(text);
  if (step.file)
    await page.locator('[type=file]').setInputFiles({
      name: 'IMG_2041.jpg',
      mimeType: 'image/jpeg',
      buffer: (await PICTURES[step.file]?.()) ?? Buffer.of(),
    });
  if (key) await Promise.all([page.waitForEvent('load'), page.keyboard.press(key)]);
  // A screen reader announces what comes of a file.
  if (see) await expect((step.file ? page.getByRole('status') : page).getByText(see)).toBeVisible();
}

test('does each task in a few clicks, and changes only its lines', async ({ office }) => {
  test.setTimeout(900_000);
  for (const { task, most = [6, 3], steps, ...change } of TASKS) {
    await test.step(task, async () => {
      const page = await office.open();
      page.setDefaultTimeout(60_000);
      const before = git(office.root, 'rev-parse', 'office');
      const [clicks = 0, fields = 0] = most;
      expect(steps.filter((step) => CLICKS.some((kind) => step[kind])).length).toBeLessThanOrEqual(clicks);
      expect(steps.filter((step) => step.type ?? step.pick).length).toBeLessThanOrEqual(fields);
      for (const step of steps.slice(0, -1)) await take(page, office, step);
      const saved = page.waitForEvent('load', { timeout: 60_000 });
      await take(page, office, steps.at(-1) ?? {});
      await saved;
      if (change.public) await expect.poll(() => office.seen('content/closings.yaml')).toContain(change.public);
      else await expect.poll(() => git(office.root, 'rev-parse', 'office'), task).not.toBe(before);
      const lines = changedLines(git(office.root, 'show', '--unified=0', '--format=', 'office'));
      if (change.diff) expect(lines, task).toEqual(change.diff);
      expect(lines, task).toEqual(expect.arrayContaining(change.has ?? []));
    });
  }
});

const SCREENS = {
  '/': 'Today',
  '/closing': 'School is closed or late',
  '/announcement': 'Announcement',
  '/fees': 'A fee',
  '/text?file=content/calendar/2025-26.yaml': 'School Calendar 2025-2026',
  '/year': 'New school year',
  '/people': 'People',
  '/person?id=nadia-placeholder': 'Nadia Placeholder',
  '/photograph': 'A photograph',
  '/photograph?slot=slide-01': 'A photograph',
  '/confirm': 'To confirm',
  '/search?q=fee': 'Any text',
  '/text?file=content/school.yaml&path=phone': 'Address, phone and links',
  '/text?file=content/pages/careers.yaml': 'Careers',
  '/publish': 'Publish 1 change',
};

/** Runs in a page: unfolds everything, and lists what is too small for a finger. No link of the office is in a sentence. */
function smallTargets(): string[] {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  const targets = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    .filter((target) => target.checkVisibility())
    .map((target) => [target, (target.closest('label') ?? target).getBoundingClientRect()] as const);
  return targets.filter(([, { width, height }]) => Math.min(width, height) < 44).map(([{ outerHTML }]) => outerHTML);
}

test('every screen is accessible in light and dark, fits 400 % zoom, and is for fingers on a phone', async ({
  office,
  page,
}) => {
  await office.open('/announcement');
  await page.getByLabel('Message').fill('');
  await save(page);
  for (const [path, title] of Object.entries(SCREENS)) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await office.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const colorScheme of ['light', 'dark'] as const) {
      // Without motion, colours change at once.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await axeProblems(page), `${path}, ${colorScheme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(smallTargets), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
