import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { headersOf } from '#build/hosting/headers.ts';
import { allPages, exists, filesIn, only, read } from './builtFiles.ts';

const text = read('_headers');
const patterns = text.match(/^\/.*/gm) ?? [];
const policy = headersOf(text, '/')['Content-Security-Policy'] ?? '';
const directive = (name: string) => policy.match(new RegExp(`(?:^|; )${name} ([^;]+)`))?.[1];

describe('_headers', () => {
  it('R14.9 is within what Cloudflare Pages reads', () => {
    expect(patterns.length).toBeLessThanOrEqual(100);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2_000);
  });

  it('R14.9 is the same for any number of pages', () => {
    const folders = new Set(filesIn().flatMap((file) => file.match(/^[^/]+(?=\/)/)?.[0] ?? []));
    expect(patterns.toSorted()).toEqual(
      ['/*', '/', '/:file', ...[...folders].map((folder) => `/${folder}/*`)].toSorted(),
    );
    // Hosts join what comes twice. An address has the headers of `/*`, and of one rule how long it is kept.
    const [ofAll, ...others] = text.trim().split(/\n(?=\/)/);
    expect(ofAll).not.toContain('Cache-Control');
    for (const rule of others) expect(rule).toMatch(/^\S+\n {2}Cache-Control: .*$/);
    // Three inline scripts of all pages: `beforePaint`, `arriving` and the starter.
    expect(policy.match(/'sha256-/g)).toHaveLength(3);
  });

  it('R14.7 caches files with a hash in their names for a year, and revalidates all others', () => {
    for (const folder of ['assets', 'locales']) {
      for (const file of filesIn(folder)) {
        expect(file).toMatch(/[.-][\w-]{8}\.\w+$/);
        expect(headersOf(text, `/${folder}/${file}`)['Cache-Control']).toBe(
          'public, max-age=31536000, immutable',
        );
      }
    }
    for (const path of ['/', '/fr/', '/fr/about', '/version.json', '/sitemap.xml', '/icon.svg']) {
      expect(headersOf(text, path)['Cache-Control'], path).toBe(
        'public, max-age=0, must-revalidate',
      );
    }
  });
});

describe('the policy', () => {
  it('R14.4 contains neither unsafe keywords nor wildcards', () => {
    expect(policy).not.toMatch(/unsafe|\*|data:|blob:|http:/);
  });

  it('R14.4 without settings allows only the own host and the two embeds', () => {
    for (const name of ['connect-src', 'img-src', 'font-src', 'form-action', 'manifest-src']) {
      expect(directive(name), name).toBe("'self'");
    }
    for (const name of [
      'media-src',
      'object-src',
      'worker-src',
      'base-uri',
      'frame-ancestors',
      'trusted-types',
    ]) {
      expect(directive(name), name).toBe("'none'");
    }
    expect(directive('frame-src')).toBe(
      'https://www.youtube-nocookie.com https://www.openstreetmap.org',
    );
    expect(directive('require-trusted-types-for')).toBe("'script'");
    expect(directive('script-src')).toMatch(/^'self'( 'sha256-[\w+/]{43}=')*$/);
    // A directive for styles would have to agree with that of each page.
    expect(directive('style-src')).toBeUndefined();
    expect(directive('default-src')).toBeUndefined();
  });

  it.each(allPages)('R14.8 keeps its addresses readable behind Cloudflare in $file', ({ html }) => {
    const [, body] = html.split('<body>');
    expect(body?.trim()).toMatch(/^<!--email_off-->.*<!--\/email_off-->\s*<\/body>/s);
  });

  it.each(allPages)('R14.5 admits every inline script and style of $file', ({ document, html }) => {
    const hashOf = (content: string) => createHash('sha256').update(content).digest('base64');
    const types = new Set<string | null>();
    for (const script of document.querySelectorAll('script:not([src])')) {
      const type = script.getAttribute('type');
      types.add(type);
      if (!type) expect(directive('script-src')).toContain(hashOf(script.textContent));
    }
    expect([...types].filter((type) => type && !/^application\/(ld\+)?json$/.test(type))).toEqual(
      [],
    );
    const styles = [...document.querySelectorAll('style')];
    expect(styles.length).toBeGreaterThan(0);
    const own = only(document, 'meta[http-equiv=Content-Security-Policy]', 'content');
    expect(own).toMatch(/^style-src( 'sha256-[\w+/]{43}=')+$/);
    for (const style of styles) expect(own).toContain(hashOf(style.textContent));
    // A policy in the document governs what comes after it.
    expect(html.indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(
      html.indexOf('<style'),
    );
    // A hash admits neither of them. Styles belong in `css`, and handlers in React.
    expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/);
  });
});

it('R14.8 the folder has what each host reads', () => {
  for (const file of [
    '_headers',
    '_redirects',
    '.nojekyll',
    '404.html',
    'fr/404.html',
    '_nginx.conf',
  ]) {
    expect(exists(file), file).toBe(true);
  }
});
