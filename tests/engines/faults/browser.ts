import { chunkOf, MODULES } from '#tests/e2e/builtCode.ts';
import { NARROW } from '#tests/visitor/tab.ts';
import type { World } from '../scenario.ts';
import { preferences, shown } from './outcomes.ts';
import type { Expected, Row, Step } from './row.ts';
import {
  agree,
  fill,
  follow,
  go,
  inPage,
  key,
  load,
  open,
  openChat,
  press,
  scrollTo,
  see,
  until,
  write,
} from './steps.ts';
import { words } from './words.ts';

const PHONE = { width: 390, height: 844 };

const TAG = /googletagmanager\.com/;
const VENDOR_FAILED = /^The action \w+ of analytics failed/;

/** Answers for the hosts of others: with a script, or not at all. What does not match gets an empty one. */
const foreign =
  (address: RegExp, script?: string) =>
  ({ vendors }: World) => {
    vendors.scriptOf = (asked) => (address.test(asked) ? script : '');
  };

const savePreferences = [press('footer.cookies'), press('consent.save')];

/** A fault of a vendor, and what a visitor does who has agreed to everything. */
type VendorFault = Omit<Row, 'act' | 'expect'> & {
  goOn: readonly Step[];
  expect?: Partial<Expected>;
};

const vendorFaults: VendorFault[] = [
  {
    title: 'R16.14 Google Analytics · its script is blocked',
    arrange: foreign(TAG),
    goOn: [follow('studio')],
  },
  {
    title: 'R16.14 Microsoft Clarity · its code on the site’s own host is lost',
    arrange: ({ host }) => host.answer(chunkOf('clarity'), 'refuse'),
    goOn: [],
    expect: { state: 'sending.unrecorded', log: /^The session recorder did not start/ },
  },
  {
    title: 'R12.12 Google Analytics · its script makes every call throw',
    arrange: foreign(
      TAG,
      `
          window.gtag = () => { throw new Error('broken on purpose'); };
          document.documentElement.dataset.tagged = '';
      `,
    ),
    goOn: [until(() => document.documentElement.matches('[data-tagged]')), follow('studio')],
    expect: { log: VENDOR_FAILED },
  },
];

/** Hosts of others that are out of reach, and scripts of others that throw. */
export const vendorRows: Row[] = [
  ...vendorFaults.map(
    ({ goOn, expect, ...fault }): Row => ({
      ...fault,
      hasChosen: false,
      act: [...agree, ...goOn],
      expect: {
        machine: 'analytics',
        state: 'sending.recording',
        kept: ['choice', 'record', 'page'],
        ...expect,
      },
    }),
  ),
  {
    title: 'R16.14 map · its host is blocked',
    arrange: foreign(/openstreetmap\.org/),
    act: [open('/contact'), ...write, press('contact:map.show')],
    expect: { machine: 'embed', state: 'open', text: 'contact:map.open', kept: ['draft', 'page'] },
  },
];

/** What a browser may lack. */
const lacks: Record<string, () => void> = {
  IntersectionObserver: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  ResizeObserver: () => Reflect.deleteProperty(window, 'ResizeObserver'),
  requestIdleCallback: () => Reflect.deleteProperty(window, 'requestIdleCallback'),
  'a canvas in 2D': () => {
    HTMLCanvasElement.prototype.getContext = () => null;
    HTMLCanvasElement.prototype.transferControlToOffscreen = () =>
      ({ getContext: () => null }) as unknown as OffscreenCanvas;
  },
  'a list of languages': () => Object.defineProperty(navigator, 'languages', { value: undefined }),
  'media queries for scripts, and data on languages': () => {
    const fail = () => {
      throw new RangeError('no data');
    };
    Object.assign(window, { matchMedia: undefined });
    Object.assign(Intl, { DateTimeFormat: fail, NumberFormat: fail });
    Object.assign(Date.prototype, { toLocaleString: fail, toLocaleDateString: fail });
  },
  'a time zone, which an extension spoofs': () => {
    Date.prototype.getTimezoneOffset = () => Number.NaN;
  },
  'marks and entries of performance': () =>
    Object.assign(Performance.prototype, { mark: undefined, getEntriesByType: undefined }),
  'entries of performance, which an extension hides': () =>
    Object.assign(Performance.prototype, { getEntriesByType: () => {} }),
  'methods of the console': () => Object.assign(window, { console: {} }),
  chance: () => Object.assign(Math, { random: () => 0.5 }),
  'random values': () => Object.defineProperty(window, 'crypto', { value: undefined }),
  'an empty list of languages': () => Object.defineProperty(navigator, 'languages', { value: [] }),
};

function removeCommands(): void {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  addEventListener('command', (event) => event.preventDefault(), true);
}

/** A phone menu that a browser without commands opens, as the site or the page alone does it. */
const menu = {
  size: PHONE,
  expect: { machine: 'mobileMenu', state: 'open' },
  after: {
    act: [press('menu.close')],
    expect: { machine: 'mobileMenu', state: 'closed', kept: ['page'] },
  },
} satisfies Partial<Row>;

export const featureRows: Row[] = [
  ...Object.entries(lacks).map(
    ([feature, remove]): Row => ({
      title: `R16.15 browser without · ${feature}`,
      arrange: ({ early }) => early(remove),
      act: [...openChat, see('chatOverlay', 'ready'), scrollTo(words.scroll), follow('techsense')],
      expect: { ...shown, kept: ['page', 'language'] },
    }),
  ),
  {
    title: 'R16.15 browser without · PerformanceObserver',
    arrange: ({ early }) => early(() => Reflect.deleteProperty(window, 'PerformanceObserver')),
    // No sign of the visitor starts it.
    act: [load('/about')],
    expect: { machine: 'start', state: 'running', kept: ['page', 'language'] },
  },
  {
    title: 'R16.15 browser without · commands of dialogs',
    ...menu,
    arrange: ({ early }) => early(removeCommands),
    act: [open('/about'), press('menu.open')],
  },
  {
    title: 'R16.15, R3.9 browser without · commands of dialogs, before the start',
    ...menu,
    arrange: ({ host, early }) => {
      host.answer(MODULES, 'hang');
      return early(removeCommands);
    },
    act: [load('/about'), press('menu.open')],
  },
];

/** Puts an icon beside each field of the page, as a keeper of passwords does. The visitor is within a word. */
function putIcons(): void {
  for (const field of document.querySelectorAll('main :is(input, textarea)')) {
    field.setAttribute('data-keeper', 'on');
    field.after(document.createElement('keeper-icon'));
  }
  (document.activeElement as HTMLInputElement).setSelectionRange(1, 1);
}

/** Whether the site runs, and the field that was filled in last has the focus, with its caret. */
const isWithinWord = (field: string) =>
  document.querySelector<HTMLInputElement>(`[data-hydrated] main ${field}:focus`)
    ?.selectionStart === 1;

let letGo = () => {};

/** Holds the scripts of the page until `start`. */
const holdScripts = ({ host }: World) => {
  const answer = host.hold(MODULES);
  letGo = () => answer('file');
};

const start: Step = async ({ visitor }) => {
  letGo();
  await visitor.isReady();
};

/** What a visitor does before the site runs. */
const earlyRows: Row[] = [
  {
    title: 'R3.9 page before the start · a list of the navigation is opened',
    engines: true,
    arrange: holdScripts,
    act: [load('/about'), press('pages.services'), see('servicesDropdown', 'open'), start],
    expect: { machine: 'servicesDropdown', state: 'open' },
    after: { act: [key('Escape')], expect: { machine: 'servicesDropdown', state: 'closed' } },
  },
  {
    title: 'R3.9 page before the start · the menu of a phone is opened',
    engines: true,
    size: NARROW,
    arrange: holdScripts,
    act: [load('/about'), press('menu.open'), see('mobileMenu', 'open'), start],
    expect: { machine: 'mobileMenu', state: 'open' },
    after: { act: [key('Escape')], expect: { machine: 'mobileMenu', state: 'closed' } },
  },
];

/** Extensions and translators that change the page. */
export const extensionRows: Row[] = [
  ...earlyRows,
  {
    title: 'R16.17 page before the start · a keeper of passwords has put an icon beside each field',
    noise: /The prerendered page did not fit/,
    arrange: holdScripts,
    act: [load('/contact'), ...write, inPage(putIcons), start, until(isWithinWord, 'textarea')],
    expect: { machine: 'contactForm', state: 'idle', kept: ['draft', 'page'] },
  },
  {
    title: 'R2.18, R16.17 page before the start · the same, beside the sign of the partners',
    noise: /The prerendered page did not fit/,
    arrange: holdScripts,
    act: [
      load('/partnership'),
      fill('partnership:hero.name', words.name),
      inPage(putIcons),
      start,
      until(isWithinWord, 'input'),
    ],
    expect: { machine: 'nameplate', state: 'named', kept: ['page'] },
  },
  {
    title: 'R16.17 page before the start · an old script gives a method to all objects',
    arrange: ({ early }) => early(() => Object.assign(Object.prototype, { each: () => {} })),
    act: [...openChat, see('chatOverlay', 'ready'), go('studio')],
    expect: shown,
  },
  {
    title: 'R16.17 page before the start · an extension has put its own root before the page',
    arrange: holdScripts,
    act: [
      load('/about'),
      inPage(() =>
        document.body.prepend(Object.assign(document.createElement('div'), { id: 'root' })),
      ),
      ...[start, press('chat.launcher'), go('studio')],
    ],
    expect: shown,
  },
  {
    title: 'R16.17 cookie banner · an extension takes it out of the page',
    hasChosen: false,
    act: [
      open('/about'),
      see('consent', 'banner'),
      inPage(() => document.querySelector('[data-consent]')?.remove()),
      ...savePreferences,
    ],
    expect: { machine: 'consent', state: 'settled', kept: ['choice', 'record', 'page'] },
    after: { act: [go('studio'), press('footer.cookies')], expect: preferences },
  },
  {
    title: 'R16.17 chat launcher · an extension takes it out of the page',
    act: [
      open('/about'),
      inPage(() => document.querySelector('[data-machine=chat]')?.remove()),
      go('studio'),
    ],
    expect: shown,
  },
];
