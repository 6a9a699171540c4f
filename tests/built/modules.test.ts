import { describe, expect, it } from 'vitest';
import { pageIds } from '#content/pageIds.ts';
import { allPages, filesIn, modulesOf, read, sharedBy } from './builtFiles.ts';

const entry = modulesOf(allPages[0] as (typeof allPages)[number]).at(-1) ?? '';
const views = filesIn('assets/pages');
const chunks = filesIn('assets').filter((file) => file.endsWith('.js'));

describe('the entry', () => {
  it('names every page by its hash, so it changes with each of them', () => {
    expect(views).toHaveLength(pageIds.length + 1);
    for (const view of views) expect(read(entry)).toContain(`importModule(\`pages/${view}\`)`);
  });

  it('is imported by no page, so it runs in a task of its own', () => {
    const name = entry.replace('/assets/', '');
    for (const view of views) expect(read(`assets/pages/${view}`)).not.toContain(name);
  });
});

it('a document lists the chunk of its page, and the entry last', () => {
  for (const page of allPages) {
    const name = page.document.documentElement.getAttribute('data-page');
    const modules = modulesOf(page);
    expect(modules.at(-1)).toBe(entry);
    expect(modules.filter((module) => module.startsWith('/assets/pages/'))).toEqual([
      expect.stringMatching(new RegExp(`/${name}-[\\w-]{8}\\.js$`)),
    ]);
  }
});

describe('the chunks', () => {
  const code = chunks.map((chunk) => read(`assets/${chunk}`)).join('\n');

  it('are compiled ahead, if every first visit needs them', () => {
    const shared = sharedBy(allPages).filter((module) => !module.includes('/rolldown-runtime-'));
    expect(shared.length).toBeGreaterThan(2);
    for (const module of shared) {
      expect(read(module), module).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    }
  });

  it('R16.19 import nothing by themselves that may get lost', () => {
    expect(code).toContain('importModule(`openai-');
    expect(code).not.toMatch(/\bimport\([`'"]\./);
  });

  it('R16.19 need nothing but their own file and what a document has run', () => {
    const run = sharedBy(allPages);
    for (const chunk of chunks.filter((file) => /^(?:pages\/)?[\w-]+\.js$/.test(file))) {
      const imported = read(`assets/${chunk}`).matchAll(/\bfrom\s*[`'"]\.{1,2}\/([^`'"]+)/g);
      for (const [, name] of imported) expect(run, chunk).toContain(`/assets/${name}`);
    }
  });

  it('end alike, so that a part of one does not count as one', () => {
    for (const chunk of chunks) expect(read(`assets/${chunk}`), chunk).toMatch(/\n\/\/end$/);
  });

  it('contain no preload helper of Vite', () => {
    expect(code).not.toContain('vite:preloadError');
  });

  it('contain no shim of a hook that React has', () => {
    expect(code).not.toContain('inst:{value:');
  });

  it('contain no unused parts of Emotion', () => {
    expect(code).not.toContain('childContextTypes');
    expect(code).not.toContain('react.forward_ref"),');
  });
});
