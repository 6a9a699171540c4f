import { chunkOf, codeOf, MODULES, withNewModules } from '#tests/e2e/builtCode.ts';
import type { Answer } from '#tests/host.ts';
import type { World } from '../scenario.ts';
import { shown } from './outcomes.ts';
import type { Expected, Row, RowStep, Step } from './row.ts';
import {
  asked,
  follow,
  go,
  inPage,
  insist,
  load,
  open,
  pass,
  press,
  see,
  seePage,
  until,
  write,
} from './steps.ts';

const STUDIO = codeOf('studio');
const STUDIO_TEXTS = /\/locales\/\w+\/studio\.[\w-]+\.json$/;
const STUDIO_PAGE = /^\/\w\w\/studio$/;

const REACT = chunkOf('react');

const NOT_SHOWN = /A page could not be shown/;

/** The headers of a folder whose files never change: some hosts send them with what is missing, too. */
const headers = {
  'Content-Type': 'text/html',
  'Cache-Control': 'public, max-age=31536000, immutable',
};
const SCRIPT = { 'Content-Type': 'text/javascript' };
export const MISSING: Answer = { status: 404, headers, body: '<!doctype html>' };
const HTML: Answer = { headers, body: '<!doctype html><p>Hi' };
const failed: Expected = {
  machine: 'page',
  state: 'failed',
  text: 'failure.load.title',
  kept: ['language'],
  log: NOT_SHOWN,
};

const openStudio = [open('/about'), follow('studio')];

/** Waits for the page, which may be the one of the next document. */
const seeStudio = [seePage('studio'), see('page', 'shown')];

/** The code of the page is missing until the tab loads its document, which names another deployment. */
function deploy({ host }: World): void {
  host.answer(STUDIO, MISSING);
  host.answer(STUDIO_PAGE, ({ headers }) => {
    if (headers['sec-fetch-mode'] !== 'navigate') return { change: withNewModules };
    host.answer(STUDIO, 'file');
    return 'file';
  });
}

/** A cache has kept the document of another deployment. It is asked anew only by those who say so. */
export const keepOld = ({ host }: World): void =>
  host.answer(/^\/\w\w\/(about|contact)$/, ({ headers }) =>
    /no-cache|max-age=0/.test(headers['cache-control'] ?? '') ? 'file' : { change: withNewModules },
  );

/** Does something that must not end the document. */
export const stay = (...steps: readonly Step[]): readonly Step[] => [
  inPage(() => document.documentElement.setAttribute('data-stays', '')),
  ...steps,
  until(() => document.documentElement.hasAttribute('data-stays')),
];

/** What a visitor does once all is well. */
export const onceWell = (act: RowStep['act'], expect: Expected): RowStep => ({
  arrange: ({ host }) => host.reset(),
  act,
  expect,
});

/** "Try again" on a page that failed. */
const tryAgain = onceWell(stay(press('failure.load.action'), ...seeStudio), shown);

/** What may come in place of the code or of the texts of a page. */
const losses: [fault: string, path: RegExp, answer: Answer][] = [
  ['its code is missing', STUDIO, MISSING],
  ['the connection is closed', STUDIO, 'refuse'],
  ['HTML comes for its code', STUDIO, HTML],
  ['nothing comes for its code', STUDIO, { headers: SCRIPT, body: '' }],
  ['half of its code comes', STUDIO, { headers: { ...headers, ...SCRIPT }, body: 'export {' }],
  ['its texts are missing', STUDIO_TEXTS, MISSING],
  ['HTML comes for its texts', STUDIO_TEXTS, HTML],
  ['an error in JSON comes for its texts', STUDIO_TEXTS, { body: '{"error":"login"}' }],
];

/** Engines differ in how they keep a module that failed. Texts are fetched alike. */
const isModule = (path: RegExp) => path === STUDIO || undefined;

/** What may come in place of a module of the start. */
const startLosses: [fault: string, path: RegExp, answer: Answer][] = [
  ['all modules are missing', MODULES, MISSING],
  ['HTML comes for a module', REACT, HTML],
  ['a module is cut short', chunkOf('libraries'), { change: (code) => code.slice(0, 1_000) }],
];

const notStarted: Expected = { machine: 'start', state: 'loading', kept: ['page', 'language'] };
const started: Expected = { ...notStarted, state: 'running' };

/** Stands in for Chromium, which renders no page ahead while it is automated. Notes whether the start waits. */
function renderAhead(): void {
  const { dataset } = document.documentElement;
  dataset.seen = 'not yet';
  Object.defineProperty(document, 'prerendering', { get: () => dataset.seen === 'not yet' });
  addEventListener('takenover', () => {
    dataset.start = dataset.seen;
  });
}

/** Each module has a link once it has come. */
const haveModulesCome = () =>
  (JSON.parse(document.getElementById('modules')?.textContent ?? '') as string[]).every((module) =>
    document.querySelector(`link[href="${module}"]`),
  );

export const deploymentRows: Row[] = [
  ...losses.map(
    ([fault, path, answer]): Row => ({
      title: `R1.10, R1.11 next page · ${fault}`,
      engines: isModule(path),
      noise: /MIME type/,
      arrange: ({ host }) => host.answer(path, answer),
      act: openStudio,
      expect: failed,
      after: tryAgain,
    }),
  ),
  {
    title: 'R1.11 next page · its code is missing, and its link is pressed again',
    engines: true,
    arrange: ({ host }) => host.answer(STUDIO, MISSING),
    act: openStudio,
    expect: failed,
    after: onceWell([follow('studio'), ...seeStudio], shown),
  },
  ...[STUDIO_TEXTS, STUDIO].map(
    (path): Row => ({
      title: `R16.4 next page · fetched ahead and lost: its ${isModule(path) ? 'code' : 'texts'}`,
      engines: isModule(path),
      arrange: ({ host }) => host.failOnce(path),
      act: [open('/about'), asked(path), follow('studio')],
      expect: shown,
    }),
  ),
  {
    title: 'R1.9 next page · its code does not come',
    engines: true,
    arrange: ({ host }) => host.answer(STUDIO, 'hang'),
    act: openStudio,
    expect: { machine: 'page', state: 'loading.slow', kept: ['page', 'language'] },
    after: { act: [follow('partnership')], expect: shown },
  },
  {
    title: 'R1.11 next page · its code hangs, and its link is pressed again later',
    clock: 0,
    arrange: ({ host }) => host.answer(STUDIO, 'hang'),
    act: [...openStudio, pass(10_000)],
    expect: { machine: 'page', state: 'loading.slow', kept: ['page', 'language'] },
    after: onceWell([follow('studio'), ...seeStudio], shown),
  },
  {
    title: 'R16.7 new deployment · every module has changed',
    engines: true,
    arrange: deploy,
    act: [open('/contact'), ...write, follow('studio'), ...seeStudio, follow('contact')],
    expect: { machine: 'contactForm', state: 'idle', kept: ['draft', 'page'], log: NOT_SHOWN },
  },
  {
    title: 'R16.12 start · the browser renders the page before anybody asks for it',
    clock: 0,
    arrange: ({ early, host }) => {
      early(renderAhead);
      // The host tells of what it has answers for.
      host.answer(MODULES, 'file');
    },
    // A second after it has loaded, any page starts, once its modules are there.
    act: [load('/about'), asked(MODULES), pass(3_000), until(haveModulesCome)],
    expect: notStarted,
    after: {
      act: [
        inPage(() => {
          document.documentElement.dataset.seen = 'by now';
          document.dispatchEvent(new Event('prerenderingchange'));
        }),
        until(() => document.documentElement.dataset.start === 'by now'),
      ],
      expect: started,
    },
  },
  ...startLosses.map(
    ([fault, path, answer]): Row => ({
      title: `R16.9 start · ${fault}`,
      engines: true,
      noise: /MIME type|Unexpected|SyntaxError/,
      arrange: ({ host }) => host.answer(path, answer),
      act: [load('/about'), asked(path)],
      expect: notStarted,
      // Links lead to documents.
      after: { act: [go('studio')], expect: notStarted },
    }),
  ),
  {
    title: 'R16.9 start · all modules get lost once',
    engines: true,
    arrange: ({ host }) => host.failOnce(MODULES),
    act: [load('/contact'), asked(MODULES), ...write, insist('Shift', 'start', 'running')],
    expect: { machine: 'contactForm', state: 'idle', kept: ['draft', 'page'] },
  },
  {
    title: 'R16.3 start · a module hangs',
    clock: 0,
    arrange: ({ host }) => host.answer(REACT, 'hang'),
    act: [load('/about'), asked(REACT), pass(10_000)],
    expect: notStarted,
    after: onceWell([insist('Shift', 'start', 'running')], started),
  },
  {
    title: 'R16.3 start · the host is out of order, and the visitor types on',
    clock: 0,
    arrange: ({ host }) => host.answer(MODULES, { status: 503 }),
    act: [load('/contact'), asked(REACT), ...write],
    expect: { ...notStarted, kept: ['draft'], requests: [REACT, 1] },
    after: {
      act: [pass(1_000), asked(REACT), ...write, pass(1_000)],
      expect: { ...notStarted, kept: ['draft'], requests: [REACT, 1] },
    },
  },
  {
    title: 'R16.7 start · a cache has kept a document whose modules are gone',
    arrange: keepOld,
    act: [load('/about')],
    expect: started,
  },
];
