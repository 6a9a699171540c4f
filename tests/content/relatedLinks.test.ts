import { describe, expect, it } from 'vitest';
import type { RelatedLinks } from '#content/relatedLinks/relatedLinks.ts';

const lists = Object.values(
  import.meta.glob<{ relatedLinks?: RelatedLinks }>('/src/content/relatedLinks/*.ts', {
    eager: true,
  }),
).flatMap(({ relatedLinks }) => relatedLinks ?? []);

describe('R2.11 the related links', () => {
  it('of a page are 3 or 4, to different pages', () => {
    for (const { links } of lists) {
      expect([3, 4]).toContain(links.length);
      for (const { priority } of links) expect([1, 2, 3]).toContain(priority);
      expect(new Set(links.map(({ to }) => to)).size).toBe(links.length);
    }
  });

  it('have these categories', () => {
    const used = lists.flatMap(({ category, links }) => [
      category,
      ...links.map((link) => link.category),
    ]);
    const categories = [
      'action',
      'business',
      'company',
      'content',
      'education',
      'innovation',
      'investment',
      'networking',
      'other',
      'product',
      'production',
      'services',
    ];
    expect([...new Set(used)].toSorted()).toEqual(categories);
  });
});
