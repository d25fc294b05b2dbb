import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every axe rule that the page, or a part of it, breaks (WCAG 2.2 AA and best practices), with the elements that break it. */
export async function axeProblems(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).include(part).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
