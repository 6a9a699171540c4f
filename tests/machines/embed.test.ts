import { expect, it } from 'vitest';
import { embedMachine } from '#machines/embed.machine.ts';
import { startJourney } from './journey.ts';

function startEmbeds() {
  const journey = startJourney(embedMachine);
  return { ...journey, open: () => journey.actor.getSnapshot().context.openId };
}

it('R2.12 opens what is asked for, one at a time', () => {
  const { actor, state, open } = startEmbeds();
  expect([state(), open()]).toEqual(['posters', null]);
  actor.send({ type: 'embed.open', id: 'sintel' });
  expect([state(), open()]).toEqual(['open', 'sintel']);
  actor.send({ type: 'embed.open', id: 'officeMap' });
  expect([state(), open()]).toEqual(['open', 'officeMap']);
});

it('R2.12 is a poster again when the visitor comes back', () => {
  const { actor, state, open } = startEmbeds();
  actor.send({ type: 'embed.open', id: 'sintel' });
  actor.send({ type: 'route.requested' });
  expect([state(), open()]).toEqual(['posters', null]);
});
