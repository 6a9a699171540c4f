import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations that axe finds on the page, or in a part of it without frames, each with its target. */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  if (part) builder.include(part).exclude('iframe');
  const { violations } = await builder
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}
