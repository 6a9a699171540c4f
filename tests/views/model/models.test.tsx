// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { headerMachine } from '#machines/header.machine.ts';
import { siteMachine } from '#machines/site.machine.ts';
import { machines } from '#tests/machines/machines.ts';
import { whereRun } from '#tests/machines/whereRun.ts';
import { drawingViews } from './drawingViews.ts';
import { formViews } from './formViews.ts';
import { frameViews } from './frameViews.ts';
import { heroViews } from './heroViews.ts';
import { homeViews } from './homeViews.ts';
import { overlayViews } from './overlayViews.ts';
import { pageViews } from './pageViews.ts';
import { installPlatform } from './platform.ts';
import type { Gestures } from './viewKit.ts';
import { closeVisit, prepareSite } from './visit.tsx';

vi.mock('#app/settings.ts', async (importOriginal) => {
  const { settings } = await importOriginal<typeof import('#app/settings.ts')>();
  return { settings: { ...settings, privacyUrl: '#', termsUrl: '#' } };
});

/** A walk takes a busy machine a while. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const views = [
  ...frameViews,
  ...drawingViews,
  ...homeViews,
  ...heroViews,
  ...pageViews,
  ...formViews,
  ...overlayViews,
];

/** The machines that nothing on the screen belongs to. */
const WITHOUT_VIEW: Record<string, string> = {
  analytics: 'It speaks to vendors.',
  language: 'It remembers what the page on the screen shows.',
  site: 'It forwards facts to the others.',
  start: 'It is over when the views begin.',
};

beforeAll(async () => {
  installPlatform();
  await prepareSite();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});

afterEach(closeVisit);

describe.each(views)('$title', (view) => {
  it('R17.15, R17.16 shows and offers what its table says, on all paths of its model', async () => {
    const { missed, states } = await view.walk();
    expect(missed.toSorted()).toEqual(view.unreached.toSorted());
    expect(states.toSorted()).toEqual(view.parts.toSorted());
  });
});

it('R17.15 has a table for every behaviour with a view', () => {
  const walked = new Set(views.map(({ machine }) => machine.id));
  expect([...walked].toSorted()).toEqual(whereRun.view);
  expect([...walked, ...Object.keys(WITHOUT_VIEW)].toSorted()).toEqual(
    Object.keys(machines).toSorted(),
  );
  const actors = Object.keys(siteMachine.implementations.actors);
  expect([...new Set(views.map(({ actor }) => actor))].toSorted()).toEqual(
    actors.filter((actor) => !(actor in WITHOUT_VIEW)).toSorted(),
  );
});

it('R17.16 asks for each event of a machine', () => {
  // @ts-expect-error: the table of a header says how the page is scrolled
  const gestures: Gestures<typeof headerMachine> = {};
  expect(gestures).toEqual({});
});
