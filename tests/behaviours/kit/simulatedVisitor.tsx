import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { coveredBy } from '@interpunct/model-kit/describeChart';
import { stateOf } from '@interpunct/model-kit/model';
import type { Step } from '@interpunct/model-kit/takeStep';
import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import type { World } from '@interpunct/model-kit/world';
import { statesIn } from '@interpunct/model-kit/xstate';
import { act, cleanup, fireEvent, isInaccessible, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { type AnyActorRef, createActor, type InspectionEvent } from 'xstate';
import { parseAddress, pathOf } from '#app/routing/address.ts';
import { keyOfEntry } from '#app/routing/entries.ts';
import { loadPage } from '#app/routing/pageLoader.ts';
import { addTexts, translatorOf } from '#app/routing/texts.ts';
import { Site } from '#app/visit/Site.tsx';
import { createScrollMemory } from '#app/visit/scrollMemory.ts';
import { actorsOf, type SiteActors } from '#app/wiring/createSite.ts';
import { overlayLoaders } from '#app/wiring/overlays.ts';
import type { Language } from '#content/languages.ts';
import { pageIds } from '#content/pageIds.ts';
import { NOON } from '#machines/cases.ts';
import { siteCases } from '#machines/site.cases.ts';
import { type SiteActor, siteMachine } from '#machines/site.machine.ts';
import { webStore } from '#ports/storage.ts';
import { settle } from '#tests/machines/journey.ts';
import { createScript, withScriptedPorts } from '#tests/machines/scriptedPorts.ts';
import { Theme } from '#views/basics/globalStyles.tsx';
import { styleCache } from '#views/jsx/styleCache.ts';
import { parseControl } from './control.ts';
import { findControl, look } from './outline.ts';
import type { Result, Table } from './table.ts';
import { glanceOf, pictureOf } from './walk.ts';

const texts = import.meta.glob<{ default: object }>('../../../src/locales/{en,fr}/*.json', {
  eager: true,
});

/** Adds the texts of the site: every path ends with those that it began with. */
function addAllTexts(): void {
  for (const [path, { default: namespace }] of Object.entries(texts)) {
    const [language, name = ''] = path.split('/').slice(-2);
    addTexts(language as Language, name.replace('.json', ''), namespace as never);
  }
}

/** A page without content of its own: that of an unknown address. */
const QUIET = '/nowhere';

/** Makes code and texts ready. What a path takes away, `addAllTexts` brings back. */
export async function prepareSite(): Promise<void> {
  addAllTexts();
  await Promise.all([
    ...[QUIET, ...pageIds.map((id) => pathOf(id, ''))].map((path) =>
      loadPage(parseAddress(path, 'en')),
    ),
    overlayLoaders.chat(),
    overlayLoaders.consent(),
  ]);
}

/** What decides whether people find a part. The rest of the styles would take most of the time. */
const DECISIVE = vi.hoisted(() => ['display', 'visibility', 'pointer-events']);

vi.mock('#views/jsx/styleCache.ts', () => ({
  styleCache: createCache({
    key: 'css',
    stylisPlugins: [
      (element) => {
        if (element.type === 'decl' && !DECISIVE.includes(String(element.props)))
          element.value = '';
      },
    ],
  }),
}));

const DESKTOP_PX = 1_024;

type SimulatedWindow = Window & { happyDOM: { setViewport: (size: { width: number }) => void } };

let current: SiteActor | undefined;

/** Ends a visit, with everything that it has left in the document. */
export function closeVisit(): void {
  cleanup();
  vi.restoreAllMocks();
  current?.stop();
  sessionStorage.clear();
  addAllTexts();
}

/** A key as user-event writes it. */
const keyed = (name: string) => (name.length > 1 ? `{${name}}` : name);

/** Data with nothing but the types of some values, by their names. */
const typed = (data: unknown, names: readonly string[] = []) =>
  JSON.parse(
    JSON.stringify(data ?? null, (name, value) => (names.includes(name) ? typeof value : value)),
  );

/** The state and the context of a behaviour, as data. */
function told(snapshot: unknown, anyOf?: readonly string[]) {
  const { value, context } = snapshot as { value: unknown; context: unknown };
  return { value, context: typed(context, anyOf) };
}

/** What people call an element, for a message. */
const nameOf = (element: Element | null) =>
  element
    ? `${element.localName} "${element.getAttribute('aria-label') ?? element.textContent}"`
    : 'nothing';

/** A visit to the site in the simulated document, on a clock that the test holds and over scripted ports. */
export class SimulatedVisitor {
  readonly runner = 'simulated';
  readonly user = userEvent.setup({ delay: null });
  readonly clock = new VirtualClock();
  readonly script = createScript();
  /** The states and transitions that the machine has passed. */
  readonly covered = new Set<string>();
  site!: SiteActor;
  actors!: SiteActors;
  private readonly table: Table;
  /** What the visitor has used last, or what has had the focus. */
  private used: Element | null = null;

  constructor(table: Table) {
    this.table = table;
  }

  private mayLoseFocus(step: Step | undefined): boolean {
    return step?.type === 'event' && Boolean(this.table.gestures[step.event.type]?.losesFocus);
  }

  /** What had the focus and has gone or is hidden, if nothing has taken the focus. */
  private lostFocus(): Element | null {
    const { activeElement, body } = document;
    if (activeElement === body) return this.used?.isConnected ? null : this.used;
    return activeElement && isInaccessible(activeElement) ? activeElement : null;
  }

  /** Puts the focus on a control, unless something has it. */
  restFocus(control: string | undefined): void {
    if (!control || document.activeElement !== document.body || !this.isOffered(control)) return;
    this.find(control).focus();
    this.used = document.activeElement;
  }

  private get actor(): AnyActorRef {
    return this.actors[this.table.actor];
  }

  /** Lets something happen, and waits until the site has shown what follows. */
  async happen(cause: () => unknown): Promise<void> {
    await act(async () => {
      await cause();
      await settle();
    });
  }

  /** Opens the site at noon. Its behaviours run, and have not learned of their page yet. */
  async begin({ actor, width, simulated = {} }: Table, input: unknown): Promise<void> {
    const { path = QUIET, site: own, prepare } = simulated;
    const address = typeof path === 'string' ? path : path(input as never);
    (window as Window as SimulatedWindow).happyDOM.setViewport({ width: width ?? DESKTOP_PX });
    history.replaceState(null, '', address);
    vi.spyOn(Date, 'now').mockReturnValue(NOON);
    this.site = createActor(withScriptedPorts(siteMachine, this.script), {
      id: siteMachine.id,
      systemId: siteMachine.id,
      clock: this.clock,
      inspect: (event: InspectionEvent) => {
        if (event.type !== '@xstate.microstep') return;
        if ((event.actorRef as AnyActorRef).id === actor) this.cover(coveredBy(event));
      },
      input: {
        ...siteCases.inputs['a first visit of home'],
        entry: { ...parseAddress(address, 'en'), key: keyOfEntry() },
        language: { preferred: 'en', isStored: true },
        hasVendors: false,
        ...own?.(input as never),
      },
    }) as SiteActor;
    current = this.site;
    render(
      <CacheProvider value={styleCache}>
        <Theme />
        <Site site={this.site} scrollMemory={createScrollMemory(webStore(() => sessionStorage))} />
      </CacheProvider>,
    );
    await this.happen(() => this.site.start());
    this.actors = actorsOf(this.site);
    await prepare?.(this);
    await this.bringAlong();
    this.cover(statesIn(this.actor.getSnapshot()));
  }

  private cover(parts: Iterable<string>): void {
    for (const part of parts) this.covered.add(part);
  }

  private async bringAlong(): Promise<void> {
    await this.happen(() => this.table.simulated?.follow?.(this));
  }

  /** The names of ports, without those that nobody counts. */
  private counted(ports: readonly string[]): string[] {
    const { uncounted = [] } = this.table.simulated ?? {};
    return ports.filter((name) => !uncounted.includes(name as never)).toSorted();
  }

  private ownCalls(): string[] {
    const own = `${this.table.actor}.`;
    return this.script.calls
      .filter((call) => call.startsWith(own))
      .map((call) => call.slice(own.length));
  }

  /** What the behaviour has called since the last look. */
  private takeCalls(): string[] {
    const calls = this.ownCalls();
    this.script.calls.length = 0;
    return this.counted(calls.map((call) => call.slice(0, call.indexOf(' '))));
  }

  async tell(event: { type: string }): Promise<void> {
    const { hasSaid } = this.table.gestures[event.type] ?? {};
    if (hasSaid) expect(hasSaid(this.actor.getSnapshot().context), event.type).toBe(true);
    else await this.happen(() => this.actor.send(event));
  }

  pass(ms: number): Promise<void> {
    return this.happen(() => this.clock.advance(ms));
  }

  async settle({ type, invoke, value }: Result): Promise<void> {
    const isDone = type === 'output';
    if (isDone) this.table.simulated?.onResult?.[invoke]?.(this);
    const settlement = isDone ? 'resolve' : 'reject';
    const port = `${this.table.actor}.${invoke}`;
    await this.happen(() => this.script.settlePort(port, (promise) => promise[settlement](value)));
  }

  async see(world: World, steps: readonly Step[]): Promise<void> {
    const { table } = this;
    await this.bringAlong();
    const picture = pictureOf(table, this, world, steps);
    if (typeof picture === 'string') return;
    const seen = look(glanceOf(table, world, false));
    const parts = typeof table.see === 'function' ? table.see(this) : seen.parts;
    const calls = this.takeCalls();
    const data = (snapshot: unknown) => told(snapshot, table.simulated?.anyOf);
    const after = `after ${steps.map((step) => JSON.stringify(step)).join(', ') || 'the start'}`;
    const ports = world.effects.filter(({ kind }) => kind === 'call' || kind === 'start');
    expect({ ...seen, parts, calls, ...data(this.actor.getSnapshot()) }, after).toEqual({
      ...picture,
      calls: this.counted(ports.map(({ name }) => name)),
      ...data(world.snapshot),
    });
    if (!this.mayLoseFocus(steps.at(-1)))
      expect(nameOf(this.lostFocus()), `${after}, what lost the focus`).toBe('nothing');
    this.used = document.activeElement;
    const focus = table.focus?.[stateOf(world)];
    if (focus) await this.seeFocus(...focus);
  }

  /** Finds what people can use. */
  find(line: string): HTMLElement {
    const element = findControl(this.table.actor, parseControl(line));
    if (!element) throw new Error(`the view does not offer ${line}`);
    this.used = element;
    return element;
  }

  /** Whether people can use a control. */
  isOffered(line: string): boolean {
    return findControl(this.table.actor, parseControl(line)) !== undefined;
  }

  /** Fulfils a promise of the site, if it is under way. */
  settlePort(path: string, value?: unknown): Promise<void> {
    return this.happen(() => this.script.settlePort(path, ({ resolve }) => resolve(value)));
  }

  /** Takes the texts of a page away, so that it has to load them. */
  forgetTexts(page: string): void {
    translatorOf('en').removeResourceBundle('en', page);
  }

  /** Brings them back. */
  addTexts(): void {
    addAllTexts();
  }

  /** Lets something happen that the behaviour ignores. */
  private async ignore(what: string, cause: () => unknown): Promise<void> {
    const data = () => ({ ...told(this.actor.getSnapshot()), calls: this.ownCalls() });
    const before = data();
    await this.happen(cause);
    expect(data(), what).toEqual(before);
  }

  /** Presses a control. It is pointed at first, which alone does nothing. */
  async press(control: string): Promise<void> {
    const point = () => this.user.hover(this.find(control));
    if (control === this.table.simulated?.hovered) await point();
    else await this.ignore(`pointing at ${control}`, point);
    await this.user.click(this.find(control));
  }

  /** Presses a link with the middle button of a mouse, which opens a tab. */
  pressMiddle(link: string): Promise<void> {
    return this.user.pointer({ keys: '[MouseMiddle]', target: this.find(link) });
  }

  /** Presses a key, on a control or where the focus is. The focus of a control alone does nothing. */
  async key(name: string, control?: string): Promise<void> {
    if (control) await this.ignore(`the focus of ${control}`, () => this.find(control).focus());
    await this.user.keyboard(keyed(name));
  }

  async fill(field: string, text: string): Promise<void> {
    await this.user.clear(this.find(field));
    await this.user.paste(text);
  }

  async type(field: string, text: string): Promise<void> {
    await this.user.clear(this.find(field));
    if (text) await this.user.type(this.find(field), text);
  }

  async focus(control: string): Promise<void> {
    const element = this.find(control);
    await this.happen(() => element.focus());
  }

  async blur(control: string): Promise<void> {
    const element = this.find(control);
    await this.happen(() => element.blur());
  }

  hover(control: string): Promise<void> {
    return this.user.hover(this.find(control));
  }

  leave(): Promise<void> {
    return this.user.pointer({ target: document.body });
  }

  pressOutside(): Promise<void> {
    const dialog = [...document.querySelectorAll('dialog')].find(({ open }) => open);
    return this.user.click(dialog ?? document.body);
  }

  go(page: string): Promise<void> {
    return this.follow(page);
  }

  follow(page: string): Promise<void> {
    return this.key('Enter', `footer > link "${page}"`);
  }

  frame(): Promise<void> {
    return this.happen(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }

  async seeFocus(...controls: string[]): Promise<void> {
    await this.bringAlong();
    const wanted = controls.map((line) => findControl(this.table.actor, parseControl(line)));
    const { activeElement } = document;
    const isThere = wanted.includes(activeElement as HTMLElement);
    const place = isThere ? controls : nameOf(activeElement);
    expect(place, 'what has the focus').toEqual(controls);
  }

  /** React reports what breaks because of it. */
  async evaluate(control: string, change: (element: HTMLElement) => void): Promise<void> {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    change(this.find(control));
  }

  /** Changes the value of a slider: an engine tells of a key and of a finger alike. */
  async change(control: string, value: number): Promise<void> {
    fireEvent.change(this.find(control), { target: { value } });
  }

  /** Points at a place of a control, in px from its left. There is no layout, so it gets a width. */
  pointAt(control: string, x: number, width: number): Promise<void> {
    const target = this.find(control);
    const box = new DOMRect(100, 0, width, 50);
    vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(box);
    return this.user.pointer({ target, coords: { clientX: box.x + x } });
  }

  /** Scrolls an element of this height in a longer content, in px. */
  async scroll(selector: string, height: number, top: number, below: number): Promise<void> {
    const element = document.querySelector(selector) as Element;
    const sizes = { scrollTop: top, clientHeight: height, scrollHeight: top + height + below };
    for (const [name, value] of Object.entries(sizes)) {
      Object.defineProperty(element, name, { value, configurable: true, writable: true });
    }
    fireEvent.scroll(element);
  }
}
