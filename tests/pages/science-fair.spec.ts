import type { Locator } from '@playwright/test';
import { expect, test } from '../support/site-test.ts';

const PHOTOS = [
  'volcano',
  'plant growth',
  'electric circuit',
  'planets',
  'water filter',
  'magnets',
  'bridge building',
  'microscope',
  'awards',
] as const;

test('/resources/science-fair-gallery shows its text and figures', async ({ page }) => {
  await page.goto('/resources/science-fair-gallery');

  await test.step('the gallery has nine photos, each with a caption and alt text', async () => {
    const photos = page.getByRole('list', { name: 'Science fair projects' }).getByRole('figure');
    await expect(photos).toHaveCount(9);
    for (const [index, subject] of PHOTOS.entries()) {
      await expect(photos.nth(index)).toContainText(new RegExp(subject, 'i'));
      await expect(photos.nth(index).getByRole('img')).toHaveAttribute('alt', /\w+ \w+/);
    }
  });

  await test.step('the summary contains no number', async () => {
    const summary = page.getByRole('region', { name: 'The fair in a few words' });
    await expect(summary.getByRole('term')).toHaveText(['The question', 'The work', 'The explanation', 'The result']);
    for (const value of ['Their own', 'By hand', 'Out loud', 'As it came']) {
      await expect(summary.getByText(value, { exact: true })).toBeVisible();
    }
    await expect(summary).not.toContainText(/\d/);
  });

  await test.step('the achievements each have a heading and a sentence', async () => {
    const achievements = page.getByRole('region', { name: 'What students achieve' }).getByRole('listitem');
    await expect(achievements).toHaveCount(4);
    for (const achievement of await achievements.all()) {
      await expect(achievement.getByRole('heading', { level: 3 })).toHaveText(/\S/);
      await expect(achievement.getByRole('paragraph')).toHaveText(/\S/);
    }
  });

  for (const name of ['What students do', 'What helps them']) {
    await test.step(`what makes students excel contains the list “${name}”`, async () => {
      const list = page.getByRole('region', { name: 'What makes students excel' }).getByRole('list', { name });
      await expect(list.getByRole('listitem')).toHaveCount(5);
    });
  }

  for (const [name, href] of [
    ['The middle school program', '/programs/middle'],
    ['How to apply', '/admissions/general-info'],
  ] as const) {
    await test.step(`“${name}” links to ${href}`, async () => {
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', href);
    });
  }
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`a large picture has its arrows ${width < 768 ? 'under it' : 'at its sides'} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/resources/science-fair-gallery');
    await page.locator('[data-gallery] a').first().click();
    const dialog = page.getByRole('dialog');
    const boxOf = async (locator: Locator) => {
      await expect(locator).toBeInViewport({ ratio: 1 });
      return (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    };
    const picture = await boxOf(dialog.getByRole('img'));
    const previous = await boxOf(dialog.getByRole('button', { name: 'Previous' }));
    const next = await boxOf(dialog.getByRole('button', { name: 'Next' }));
    for (const arrow of [previous, next]) expect(Math.min(arrow.width, arrow.height)).toBeGreaterThanOrEqual(48);
    if (width < 768) {
      expect(previous.y).toBeGreaterThan(picture.y + picture.height);
      expect(next.y + next.height).toBeGreaterThan(height - 40);
    } else {
      expect(previous.x + previous.width).toBeLessThanOrEqual(picture.x);
      expect(next.x).toBeGreaterThanOrEqual(picture.x + picture.width);
      expect(Math.abs(next.y + next.height / 2 - height / 2)).toBeLessThan(100);
    }
  });
}

test('the first picture is as wide as a phone, and larger than the others beside the heading on a wide screen', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const pictures = page.getByRole('list', { name: 'Science fair projects' }).getByRole('img');
  const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/resources/science-fair-gallery');
  expect(await boxOf(pictures.first())).toMatchObject({ x: 0, width: 360 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(pictures.first()).toBeInViewport({ ratio: 1 });
  const [first, second, title] = [await boxOf(pictures.first()), await boxOf(pictures.nth(1)), await boxOf(heading)];
  expect(first.x).toBeGreaterThanOrEqual(title.x + title.width);
  expect(first.y).toBeLessThan(title.y + title.height);
  expect(first.width).toBeGreaterThan(2 * second.width);
});
