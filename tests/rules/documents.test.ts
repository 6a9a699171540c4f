import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(file));
const documents = files.filter((file) => file.endsWith('.md'));

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const headingsOf = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

it.each(documents)('%s leads nowhere but to files and headings that exist', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)];
  const broken = links
    .map(([, link = '']) => link)
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path ? join(dirname(document), path) : document;
      if (!existsSync(target)) return true;
      return anchor !== undefined && !headingsOf(target).map(anchorOf).includes(anchor);
    });
  expect(broken).toEqual([]);
});

/** What has the shape of a file or a folder of the repository: `src/app/wiring`, `createSite.ts`, `parts/`. */
const NAMED =
  /`((?:src|app|views|machines|tests|docs)(?:\/[\w.-]+)+|\w[\w./-]*(?:\.(?:tsx?|json|md|html)|\/))`/g;

/** What a build makes, and an address. */
const ELSEWHERE =
  /^(?:dist|\.cache|user\.github\.io)\b|^(?:version\.json|404\.html|fr\/about\.html)$/;

it.each(documents)('%s names no file and no folder that does not exist', (document) => {
  const missing = [...readFileSync(document, 'utf8').matchAll(NAMED)]
    .map(([, name = '']) => name.replace(/\/$/, ''))
    .filter((name) => !ELSEWHERE.test(name))
    .filter((name) => !files.some((file) => `/${file}/`.includes(`/${name}/`)));
  expect(missing).toEqual([]);
});

it('ARCHITECTURE.md names each file of the site that has a timer of its own', () => {
  const [, after = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split('belong to no chart:\n');
  const [list = ''] = after.split(/^\S/m);
  const named = [...list.matchAll(/^ {2}- `(.+?)`/gm)].map(([, name]) => `src/${name}`);
  const own = files
    .filter((file) => /^src\/(?!inspector|modelKit).+\.tsx?$/.test(file))
    .filter((file) =>
      /setTimeout|setInterval|AbortSignal\.timeout|\btimeout:/.test(readFileSync(file, 'utf8')),
    );
  expect(named.toSorted()).toEqual(own.toSorted());
});
