import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Scope = {
  /** A selector, for a part of the page without frames. */
  part?: string;
  rules?: 'all' | 'colours';
};

const runOnly = {
  all: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  /** What a colour scheme can break. All else is the same in both. */
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, Parameters<AxeBuilder['options']>[0]['runOnly']>;

/**
 * The violations that axe finds on the page or in a part of it, each with its target.
 *
 * The mode without a second page takes half the time. It skips frames of other origins alone, which no
 * page has until the visitor asks for them. To describe what passes takes as long again, so axe does not.
 */
export async function findViolations(
  page: Page,
  { part, rules = 'all' }: Scope = {},
): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: runOnly[rules], resultTypes: ['violations'] });
  if (part) builder.include(part).exclude('iframe');
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}
