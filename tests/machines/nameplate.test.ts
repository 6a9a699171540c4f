import { expect, it } from 'vitest';
import { nameplateMachine } from '#machines/nameplate.machine.ts';
import { startJourney } from './journey.ts';

function startNameplate() {
  const journey = startJourney(nameplateMachine);
  const see = () => [journey.state(), journey.actor.getSnapshot().context.name];
  return { ...journey, see };
}

it('R2.18 shows a name as it is typed, and none for spaces', () => {
  const { actor, see } = startNameplate();
  expect(see()).toEqual(['blank', '']);
  actor.send({ type: 'name.type', name: 'Ada ' });
  expect(see()).toEqual(['named', 'Ada ']);
  actor.send({ type: 'name.type', name: '  ' });
  expect(see()).toEqual(['blank', '  ']);
});

it('R2.18 forgets the name with the page', () => {
  const { actor, see } = startNameplate();
  actor.send({ type: 'name.type', name: 'Ada' });
  actor.send({ type: 'route.requested' });
  expect(see()).toEqual(['blank', '']);
});
