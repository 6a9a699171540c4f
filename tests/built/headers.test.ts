import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headersOf, parseHeaders } from '#build/hosting/headers.ts';
import { allFiles, isThere, read } from './builtFiles.ts';

const text = read('_headers');
const rules = parseHeaders(text);
const policy = headersOf(rules, '/')['Content-Security-Policy'] ?? '';
const directive = (name: string) => policy.match(new RegExp(`(?:^|; )${name} ([^;]+)`))?.[1];

describe('_headers', () => {
  it('keeps within what Cloudflare Pages reads', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(2_000);
  });

  it('names no header twice for one address: hosts would join both', () => {
    const paths = ['/', '/about', '/en/', '/de/podcast', '/assets/a.js', '/cards/fr/home.png'];
    for (const path of [...paths, '/version.json', '/robots.txt', '/404']) {
      const applying = rules.filter(({ pattern }) =>
        pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
      );
      const names = applying.flatMap(({ headers }) => Object.keys(headers));
      expect(new Set(names).size, path).toBe(names.length);
      expect(names, path).toContain('Cache-Control');
    }
  });

  it('caches for a year what carries a hash, and nothing else', () => {
    for (const folder of ['assets', 'locales/en']) {
      const files = readdirSync(`dist/${folder}`, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => name.includes('.'))) {
        expect(file).toMatch(/[.-][\w-]{8}(\/[\w-]+)?\.\w+$/);
        expect(headersOf(rules, `/${folder}/${file}`)['Cache-Control']).toBe(
          'public, max-age=31536000, immutable',
        );
      }
    }
    for (const path of ['/', '/fr/', '/fr/about', '/version.json', '/sitemap.xml', '/icon.svg']) {
      expect(headersOf(rules, path)['Cache-Control'], path).toBe(
        'public, max-age=0, must-revalidate',
      );
    }
  });
});

describe('the policy', () => {
  it('has no unsafe word in it', () => {
    expect(policy).not.toMatch(/unsafe|\*|data:|blob:|http:/);
  });

  it('without settings lets the site speak to itself alone, and show the two embeds', () => {
    expect(directive('default-src')).toBe("'none'");
    for (const name of ['connect-src', 'img-src', 'font-src', 'form-action', 'manifest-src']) {
      expect(directive(name), name).toBe("'self'");
    }
    for (const name of ['object-src', 'base-uri', 'frame-ancestors', 'trusted-types']) {
      expect(directive(name), name).toBe("'none'");
    }
    expect(directive('frame-src')).toBe(
      'https://www.youtube-nocookie.com https://www.openstreetmap.org',
    );
    expect(directive('require-trusted-types-for')).toBe("'script'");
    expect(directive('script-src')).toMatch(/^'self'( 'sha256-[\w+/]{43}=')*$/);
    expect(directive('style-src')).toMatch(/^'self'( 'sha256-[\w+/]{43}=')+$/);
  });

  it.each(allFiles)('admits all that stands inline in $file', ({ document, html }) => {
    const admits = (name: string, content: string) =>
      directive(name)?.includes(createHash('sha256').update(content).digest('base64'));
    const types = new Set<string | null>();
    for (const script of document.querySelectorAll('script:not([src])')) {
      const type = script.getAttribute('type');
      types.add(type);
      if (!type) expect(admits('script-src', script.textContent)).toBe(true);
    }
    expect([...types].filter((type) => type && !/^application\/(ld\+)?json$/.test(type))).toEqual(
      [],
    );
    const styles = [...document.querySelectorAll('style')];
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles) expect(admits('style-src', style.textContent)).toBe(true);
    // Neither is admitted by a hash: a style belongs into `css`, a handler into React.
    expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/);
  });
});

it('GitHub Pages takes the folder as it is', () => {
  expect(isThere('.nojekyll')).toBe(true);
  expect(isThere('404.html')).toBe(true);
});

it('_redirects leads from addresses of old to pages that are there', () => {
  const lines = read('_redirects').trim().split('\n');
  expect(lines).toContain('/services /interpunct-consulting 301');
  for (const line of lines) {
    const [from, to, status] = line.split(' ');
    expect(status).toBe('301');
    expect(isThere(`${from}.html`), from).toBe(false);
    expect(isThere(`${to}.html`), to).toBe(true);
  }
});
