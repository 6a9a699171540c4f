import { describe, expect, it } from 'vitest';
import { allPages, filesIn, modulesOf, read, sharedBy } from './builtFiles.ts';

const entry = modulesOf(allPages[0] as (typeof allPages)[number]).at(-1) ?? '';
const chunks = filesIn('assets').filter((file) => file.endsWith('.js'));

it('a document lists the chunk of its page, and the entry last, which runs in a task of its own', () => {
  for (const page of allPages) {
    const name = page.document.documentElement.getAttribute('data-page');
    const modules = modulesOf(page);
    expect(modules.at(-1)).toBe(entry);
    const own = modules.filter((module) => module.startsWith('/assets/pages/'));
    expect(own).toEqual([expect.stringMatching(new RegExp(`/${name}-[\\w-]{8}\\.js$`))]);
    expect(read(own.join())).not.toContain(entry.replace('/assets/', ''));
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
});
