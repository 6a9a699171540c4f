import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkRoutes } from '#build/checkRoutes.ts';
import { checkTexts } from '#build/textsPlugin.ts';
import { pageIds } from '#content/pageIds.ts';
import { aliases, type Route, routeOf } from '#content/routes.ts';
import { languageCodes } from '#tests/catalogue.ts';
import { copySite } from '#tests/copySite.ts';

describe('checkTexts', () => {
  const english = { title: 'Hello {{name}}', menu: { open: 'Open' } };
  const filesWith = (french: unknown, file = 'fr/home') => [
    ...languageCodes
      .filter((code) => code !== 'fr')
      .map((code) => ({ name: `${code}/home`, content: JSON.stringify(english) })),
    { name: file, content: JSON.stringify(french) },
  ];

  it('R14.2 accepts texts with the same keys and placeholders in every language', () => {
    const french = { menu: { open: 'Ouvrir' }, title: 'Bonjour {{name}}' };
    expect(() => checkTexts(filesWith(french))).not.toThrow();
  });

  it.each([
    [{ menu: english.menu }, 'the key "title" is missing'],
    [{ ...english, menu: {} }, 'the key "menu.open" is missing'],
    [{ ...english, extra: 'x' }, 'the key "extra" is not in "en"'],
    [{ ...english, title: 1 }, 'the key "title" must be a text'],
    [{ ...english, title: null }, 'the key "title" must be a text'],
    [{ ...english, title: ['Bonjour {{name}}'] }, 'the key "title" must be a text'],
    [{ ...english, title: { a: 'x' } }, 'the key "title" must be a text'],
    [{ ...english, menu: 'x' }, 'the key "menu" must be a group of texts'],
    [{ ...english, menu: ['x'] }, 'the key "menu" must be a group of texts'],
    [{ ...english, title: ' ' }, 'the key "title" is empty'],
    [{ ...english, title: 'Bonjour' }, 'the key "title" must contain {{name}}; it has none'],
    [
      { ...english, title: 'Bonjour {{nom}}' },
      'the key "title" must contain {{name}}; it has {{nom}}',
    ],
    [
      { ...english, menu: { open: 'Ouvrir {{name}}' } },
      'the key "menu.open" must contain no placeholder; it has {{name}}',
    ],
    [[], 'the file must be a group of texts'],
  ])('R14.2 refuses %o', (french, sentence) => {
    expect(() => checkTexts(filesWith(french))).toThrow(`src/locales/fr/home.json: ${sentence}.`);
  });

  it('R14.2 refuses a file that exists in one language only', () => {
    expect(() => checkTexts(filesWith(english, 'fr/hoem'))).toThrow(
      /src\/locales\/fr\/home\.json: the file is missing\.[\s\S]*src\/locales\/fr\/hoem\.json: the file is not in "en"\./,
    );
  });

  it('R14.2 refuses a value of the default language that is not a text', () => {
    const files = languageCodes.map((code) => ({
      name: `${code}/home`,
      content: '{"title":1}',
    }));
    expect(() => checkTexts(files)).toThrow('src/locales/en/home.json: the key "title" must be');
  });
});

describe('checkRoutes', () => {
  const known = {
    languages: languageCodes,
    namespaces: ['home', 'about', 'hidden'],
    views: ['home', 'about', 'silent'],
  };
  const home = { page: 'home', path: '/' };
  const about = (path: string) => [home, { page: 'about', path }];

  it('R14.2 accepts the routes of the site', () => {
    const routes = pageIds.map((page) => ({ page, path: routeOf(page) }));
    const everything = { ...known, namespaces: pageIds, views: pageIds };
    expect(() => checkRoutes(routes, aliases, everything)).not.toThrow();
  });

  it.each([
    [about('about'), 'has the path "about"; it must look like "/about"'],
    [about('/About'), 'has the path "/About"; it must look like'],
    [about('/about/'), 'has the path "/about/"; it must look like'],
    [about('/a b'), 'has the path "/a b"; it must look like'],
    [about('/fr'), 'has the path "/fr"; the site itself uses "/fr"'],
    [about('/assets/about'), 'has the path "/assets/about"; the site itself uses "/assets"'],
    [about('/404'), 'has the path "/404"; the site itself uses "/404"'],
    [about('/'), 'has the path "/", which the page "home" already has'],
  ])('R14.2 refuses %o', (broken, sentence) => {
    expect(() => checkRoutes(broken, [], known)).toThrow(
      `src/content/routes.ts: the page "about" ${sentence}`,
    );
  });

  it.each([
    ['silent', 'has no texts; src/locales/en/silent.json is missing'],
    ['hidden', 'has no view; src/views/pages/hidden.tsx is missing'],
  ])('R14.2 refuses the page %s', (page, sentence) => {
    expect(() => checkRoutes([home, { page, path: '/about' }], [], known)).toThrow(
      `src/content/pageIds.ts: the page "${page}" ${sentence}`,
    );
  });

  it.each([
    ['/old', 'nowhere', 'the alias "/old" leads to "nowhere", which is not a page'],
    ['/about', 'home', 'has the path "/about", which the page "about" already has'],
    ['old', 'home', 'it must look like "/about"'],
  ])('R14.2 refuses the alias %s of the page %s', (path, page, sentence) => {
    const alias = { path, page } as Route;
    expect(() => checkRoutes(about('/about'), [alias], known)).toThrow(sentence);
  });
});

/** A file of the site, and a change that breaks it. */
type Break = { file: string; change: (text: string) => string };

/** Builds a copy of the site with a broken file or a broken setting. */
function buildWith({ file, change }: Partial<Break>, environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    copySite(folder);
    if (file && change) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (change(text) === text) throw new Error(`${file} is unchanged`);
      writeFileSync(path, change(text));
    }
    const build = spawnSync('node_modules/.bin/vite', ['build', '--logLevel', 'error'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', ...environment },
    });
    return { hasSucceeded: build.status === 0, output: build.stdout + build.stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Case = {
  title: string;
  sentence: string;
  environment?: Record<string, string>;
} & Partial<Break>;

describe('the build fails, and names', () => {
  it.each<Case>([
    {
      title: 'R14.2 an invalid JSON file',
      file: 'src/locales/fr/home.json',
      change: (text) => text.slice(0, -3),
      sentence: 'src/locales/fr/home.json is not valid JSON',
    },
    {
      title: 'R14.2 a missing key',
      file: 'src/locales/de/contact.json',
      change: (text) => text.replace('"meta"', '"mate"'),
      sentence: 'src/locales/de/contact.json: the key "meta" is missing.',
    },
    {
      title: 'R14.2 an invalid route',
      file: 'src/content/routes.ts',
      change: (text) => text.replace("['home', '/']", "['home', '/'], ['mission', '/Mission']"),
      sentence: 'src/content/routes.ts: the page "mission" has the path "/Mission"',
    },
    {
      title: 'R14.1 an invalid setting',
      environment: { VITE_SITE_URL: 'interpunct' },
      sentence: 'VITE_SITE_URL must be an absolute address',
    },
    {
      title: 'R14.9 a header that is too long for a host',
      environment: { VITE_CONTACT_ENDPOINT: `https://${'forms.'.repeat(300)}example/` },
      sentence: 'characters for Content-Security-Policy; Cloudflare Pages reads at most 2000.',
    },
    {
      title: 'R14.2 a page that throws',
      file: 'src/views/pages/studio.tsx',
      change: (text) => text.replace('return (', "throw new Error('no microphone');\n  return ("),
      sentence: 'The page "studio" (/studio) cannot be rendered: no microphone',
    },
    {
      title: 'R14.2 a template without its placeholders',
      file: 'index.html',
      change: (text) => text.replace('<!--data-->', ''),
      sentence: 'index.html has no <!--data-->',
    },
  ])(
    '$title',
    ({ sentence, environment = {}, ...broken }) => {
      const { hasSucceeded, output } = buildWith(broken, environment);
      expect(output).toContain(sentence);
      expect(hasSucceeded).toBe(false);
    },
    60_000,
  );
});
