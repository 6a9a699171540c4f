import { expect, it } from 'vitest';
import { breadcrumbsMachine } from '#machines/breadcrumbs.machine.ts';
import { startJourney } from './journey.ts';

const arriveAt = (isHome: boolean) => startJourney(breadcrumbsMachine, { input: { isHome } });

it('R5.2 is absent on the home page, whatever the pointer does', () => {
  const { actor, state, pass } = arriveAt(true);
  expect(state()).toBe('absent');
  actor.send({ type: 'pointer.moved', y: 0 });
  pass(5_000);
  expect(state()).toBe('absent');
});

it('R5.3 is visible for 3 s after a route change, then hidden', () => {
  const { actor, state, pass } = arriveAt(true);
  actor.send({ type: 'route.changed', isHome: false });
  expect(state()).toBe('visible.timed');
  pass(2_999);
  expect(state()).toBe('visible.timed');
  pass(1);
  expect(state()).toBe('hidden');
});

it('R5.3 restarts the 3 s with every route change', () => {
  const { actor, state, pass } = arriveAt(false);
  pass(2_000);
  actor.send({ type: 'route.changed', isHome: false });
  pass(2_999);
  expect(state()).toBe('visible.timed');
  pass(1);
  expect(state()).toBe('hidden');
});

it('R5.4 comes back within 80 px of the top and goes below 120 px', () => {
  const { actor, state, pass } = arriveAt(false);
  pass(3_000);
  actor.send({ type: 'pointer.moved', y: 81 });
  expect(state()).toBe('hidden');
  actor.send({ type: 'pointer.moved', y: 80 });
  expect(state()).toBe('visible.held');
  actor.send({ type: 'pointer.moved', y: 120 });
  expect(state()).toBe('visible.held');
  actor.send({ type: 'pointer.moved', y: 121 });
  expect(state()).toBe('hidden');
  actor.send({ type: 'pointer.moved', y: 100 });
  expect(state()).toBe('hidden');
});

it('R5.3, R5.4 stays for its 3 s however far the pointer is, and longer while it is near', () => {
  const { actor, state, pass } = arriveAt(false);
  actor.send({ type: 'pointer.moved', y: 600 });
  expect(state()).toBe('visible.timed');
  actor.send({ type: 'pointer.moved', y: 20 });
  pass(3_000);
  expect(state()).toBe('visible.held');
  actor.send({ type: 'pointer.moved', y: 600 });
  expect(state()).toBe('hidden');
});

it('R5.5 stays while the focus is inside', () => {
  const { actor, state, pass } = arriveAt(false);
  pass(3_000);
  actor.send({ type: 'breadcrumbs.focused' });
  expect(state()).toBe('visible.held');
  pass(60_000);
  expect(state()).toBe('visible.held');
  actor.send({ type: 'breadcrumbs.blurred' });
  expect(state()).toBe('hidden');
});

it('R5.2 is absent after the way back home', () => {
  const { actor, state } = arriveAt(false);
  actor.send({ type: 'route.changed', isHome: true });
  expect(state()).toBe('absent');
});
