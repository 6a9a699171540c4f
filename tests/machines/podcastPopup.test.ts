import { expect, it, vi } from 'vitest';
import { podcastPopupMachine } from '#machines/podcastPopup.machine.ts';
import { startJourney } from './journey.ts';

function startPopup(wasShown = false) {
  const rememberShown = vi.fn();
  const machine = podcastPopupMachine.provide({ actions: { rememberShown } });
  return { ...startJourney(machine, { input: { wasShown } }), rememberShown };
}

it('comes 3 s after the home page', () => {
  const { actor, state, pass } = startPopup();
  pass(10_000);
  expect(state()).toBe('idle');
  actor.send({ type: 'home.entered' });
  pass(2_999);
  expect(state()).toBe('waiting');
  pass(1);
  expect(state()).toBe('shown');
});

it('does not come to a visitor who has seen it in this session', () => {
  const { actor, state, pass } = startPopup(true);
  actor.send({ type: 'home.entered' });
  pass(10_000);
  expect(state()).toBe('dismissed');
});

it('sets the session flag when it is dismissed, and does not come again', () => {
  const { actor, state, pass, rememberShown } = startPopup();
  actor.send({ type: 'home.entered' });
  pass(3_000);
  expect(rememberShown).not.toHaveBeenCalled();
  actor.send({ type: 'popup.dismiss' });
  expect(rememberShown).toHaveBeenCalledOnce();
  actor.send({ type: 'home.left' });
  actor.send({ type: 'home.entered' });
  pass(10_000);
  expect(state()).toBe('dismissed');
});

it('waits anew when the visitor leaves before it came', () => {
  const { actor, state, pass, rememberShown } = startPopup();
  actor.send({ type: 'home.entered' });
  pass(2_000);
  actor.send({ type: 'home.left' });
  pass(10_000);
  expect(state()).toBe('idle');
  expect(rememberShown).not.toHaveBeenCalled();
  actor.send({ type: 'home.entered' });
  pass(2_999);
  expect(state()).toBe('waiting');
});

it('counts as seen when the visitor walks on while it is shown', () => {
  const { actor, state, pass, rememberShown } = startPopup();
  actor.send({ type: 'home.entered' });
  pass(3_000);
  actor.send({ type: 'home.left' });
  expect(state()).toBe('dismissed');
  expect(rememberShown).toHaveBeenCalledOnce();
});
