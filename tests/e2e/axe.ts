import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

type Scope = {
  /** A selector, for a part of the page. */
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
} satisfies Record<string, RunOptions['runOnly']>;

/**
 * The violations that axe finds on the page or in a part of it, each with its target. Frames are of other
 * origins and not tested.
 *
 * A document gets axe once: that takes as long as a run. To describe what passes takes as long again, so
 * axe does not.
 */
export async function findViolations(
  page: Page,
  { part = 'html', rules = 'all' }: Scope = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, options]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { include: [selector], exclude: ['iframe'] },
        { ...options, resultTypes: ['violations'], iframes: false },
      );
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
    },
    [part, { runOnly: runOnly[rules] }] as const,
  );
}
