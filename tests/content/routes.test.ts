import { expect, it } from 'vitest';
import { aliases } from '#content/routes.ts';
import { languageCodes, paths } from '#tests/catalogue.ts';

it('R14.2 the paths of pages and aliases are well formed, different, and free', () => {
  const all = [...paths, ...aliases.map(({ path }) => path)];
  expect(new Set(all).size).toBe(all.length);
  const taken = ['404', 'index', 'assets', 'locales', 'cards', 'calendars', ...languageCodes];
  for (const path of all) {
    expect(path).toMatch(/^\/([a-z\d-]+(\/[a-z\d-]+)*)?$/);
    expect(taken).not.toContain(path.split('/')[1]);
  }
});
