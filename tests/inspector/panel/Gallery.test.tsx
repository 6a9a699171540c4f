// @vitest-environment happy-dom
/** @jsxImportSource react */

import { keepRoot } from '@interpunct/model-kit/keptRoot';
import { VirtualClock } from '@interpunct/model-kit/virtualClock';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import type { Conditions } from '../../../src/inspector/conditions.ts';
import type { InspectedApp } from '../../../src/inspector/inspected.ts';
import type { Inspector } from '../../../src/inspector/inspector.ts';
import {
  type Inspected,
  InspectedContext,
} from '../../../src/inspector/panel/basics/useInspected.ts';
import { Gallery } from '../../../src/inspector/panel/Gallery.tsx';

const door = setup({
  actors: { unlock: fromPromise(() => new Promise<never>(() => {})) },
  guards: { never: () => false },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { open: 'opening', burn: { guard: 'never', target: 'burnt' } } },
    opening: {
      invoke: {
        id: 'unlock',
        src: 'unlock',
        onDone: 'open',
        onError: { guard: ({ event }) => event.error === 'x', target: 'stuck' },
      },
    },
    open: { on: { close: 'closed' } },
    stuck: {},
    burnt: {},
  },
});

const lamp = setup({}).createMachine({
  id: 'lamp',
  type: 'parallel',
  states: {
    light: { initial: 'off', states: { off: { on: { press: 'on' } }, on: {} } },
    bulb: { initial: 'whole', states: { whole: {} } },
  },
});

const house = setup({ actors: { front: door, lamp } }).createMachine({
  id: 'house',
  invoke: [
    { id: 'front', src: 'front' },
    { id: 'lamp', src: 'lamp' },
  ],
});

const start = keepRoot(createActor(house, { id: 'house' }), new VirtualClock());

const app = {
  machines: { house, front: door, lamp },
  addressFor: (actor: string) => (actor === 'front' ? '/street' : '/'),
  cases: {
    // By the name of the chart.
    door: { events: {}, results: { unlock: { outputs: { done: null }, errors: { no: 'x' } } } },
  },
} as Pick<InspectedApp, 'machines' | 'addressFor' | 'cases'>;

const inspector = {
  app,
  casesOf: (actor: string) => app.cases[app.machines[actor]?.id ?? ''],
  getSession: () => ({ root: 'house', start }),
} as unknown as Inspector;

/** What the pictures are watched with. `approach` brings one near, or takes it away. */
const watchers = new Map<Element, IntersectionObserverCallback>();

class FakeObserver {
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(element: Element) {
    watchers.set(element, this.#callback);
  }

  disconnect() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', FakeObserver));

afterEach(() => {
  cleanup();
  watchers.clear();
  vi.unstubAllGlobals();
});

const buttonOf = (actor: string, state: string) =>
  screen.getByRole('button', { name: `Open ${actor} in ${state}` });

function approach(actor: string, state: string, isIntersecting = true) {
  const item = buttonOf(actor, state).closest('li') as Element;
  act(() => watchers.get(item)?.([{ isIntersecting } as IntersectionObserverEntry], {} as never));
}

const frames = () => [...document.querySelectorAll('iframe')];
const titles = () => frames().map(({ title }) => title);

async function openGallery() {
  const show = (conditions: Conditions, galleryActor = '') => (
    <InspectedContext
      value={{ inspector, conditions, settings: { galleryActor } } as unknown as Inspected}
    >
      <Gallery />
    </InspectedContext>
  );
  const { rerender } = render(show({}));
  await waitFor(() => screen.getByText('6 states can be shown.'));
  return (...to: Parameters<typeof show>) => rerender(show(...to));
}

const front = ['closed', 'opening', 'open', 'stuck'];

it('R18.28 shows every rest of every machine that can be reached, under its actor', async () => {
  await openGallery();
  const statesOf = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(statesOf('front')).toEqual(front);
  expect(statesOf('lamp')).toEqual(['light.off bulb.whole', 'light.on bulb.whole']);
  expect(screen.queryByRole('region', { name: 'house' })).toBeNull();
});

it('R18.28 lists a state without a way with the reason', async () => {
  await openGallery();
  expect(screen.getByRole('region', { name: 'Not shown' }).textContent).toContain(
    'front:burnt No event, result or timer leads to this state.',
  );
});

it('R18.28 gives a picture near the visible part a real page in its state', async () => {
  await openGallery();
  expect(frames()).toEqual([]);
  approach('front', 'open');
  approach('lamp', 'light.on bulb.whole');
  const [street, home] = frames();
  expect(street?.name).toBe('inspected');
  expect(street?.title).toBe('front: open');
  expect(street?.getAttribute('src')).toBe('/street?state=front:open&still');
  expect(home?.getAttribute('src')).toBe('/?state=lamp:light.on%20bulb.whole&still');
});

it('R18.28 loads three pages at once, in the order in which their pictures come near', async () => {
  await openGallery();
  for (const state of front) approach('front', state);
  approach('lamp', 'light.on bulb.whole');
  expect(titles()).toEqual(['front: closed', 'front: opening', 'front: open']);
  fireEvent.load(frames()[1] as Element);
  expect(titles()).toEqual(['front: closed', 'front: opening', 'front: open', 'front: stuck']);
  approach('front', 'closed', false);
  expect(titles()).toEqual([
    'front: opening',
    'front: open',
    'front: stuck',
    'lamp: light.on bulb.whole',
  ]);
});

it('R18.28 shows the part of the page that the page tells of, three beside each other', async () => {
  await openGallery();
  approach('front', 'open');
  const [frame] = frames() as [HTMLIFrameElement];
  const show = (x: number, y: number, width: number, height: number) =>
    act(() => frame.dispatchEvent(new CustomEvent('part', { detail: { x, y, width, height } })));
  const sizes = () =>
    [frame.parentElement?.style, frame.closest('li')?.style].map((one) => one?.width);
  expect(sizes()).toEqual(['138px', '138px']);
  show(100, 50, 276, 592);
  expect(frame.style.transform).toBe('scale(0.5) translate(-100px, -50px)');
  expect(frame.parentElement?.style.height).toBe('296px');
  expect(sizes()).toEqual(['138px', '138px']);
  // A flat part has a row of its own, and a small one is not enlarged.
  show(0, 0, 880, 60);
  expect(sizes()).toEqual(['440px', '440px']);
  show(0, 0, 100, 40);
  expect(sizes()).toEqual(['100px', '138px']);
});

it('R18.28 shows one actor alone, and lets no hidden picture take a turn', async () => {
  const change = await openGallery();
  for (const state of front) approach('front', state);
  change({}, 'lamp');
  expect(screen.queryByRole('region', { name: 'front' })).toBeNull();
  approach('lamp', 'light.on bulb.whole');
  expect(titles()).toEqual(['lamp: light.on bulb.whole']);
});

it('R18.28, R18.44 shows the pictures under the conditions of the page', async () => {
  const change = await openGallery();
  approach('front', 'open');
  const frame = () => frames()[0] as HTMLIFrameElement;
  expect([frame().style.width, frame().style.height]).toEqual(['1440px', '900px']);
  change({ width: '390', scheme: 'dark', consent: 'granted' });
  // Another page: the frame starts again when it is near.
  expect(frames()).toEqual([]);
  approach('front', 'open');
  expect([frame().style.width, frame().style.height]).toEqual(['390px', '844px']);
  expect([frame().style.colorScheme, frame().name]).toEqual([
    'dark',
    'inspected width:390,scheme:dark,consent:granted',
  ]);
});
