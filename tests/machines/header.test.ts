import { expect, it } from 'vitest';
import { headerMachine } from '#machines/header.machine.ts';
import { startJourney } from './journey.ts';

it('R3.1 is opaque beyond 50 px and transparent up to them, both ways', () => {
  const { actor, state } = startJourney(headerMachine);
  expect(state()).toBe('transparent');
  actor.send({ type: 'page.scrolled', y: 50 });
  expect(state()).toBe('transparent');
  actor.send({ type: 'page.scrolled', y: 51 });
  expect(state()).toBe('opaque');
  actor.send({ type: 'page.scrolled', y: 2_000 });
  expect(state()).toBe('opaque');
  actor.send({ type: 'page.scrolled', y: 50 });
  expect(state()).toBe('transparent');
});
