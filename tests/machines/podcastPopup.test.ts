import { describe, expect, it, vi } from 'vitest';
import { podcastPopupMachine } from '#machines/podcastPopup.machine.ts';
import { startJourney } from './journey.ts';

function startPopup(wasShown = false) {
  const rememberShown = vi.fn();
  const machine = podcastPopupMachine.provide({ actions: { rememberShown } });
  return { ...startJourney(machine, { input: { wasShown } }), rememberShown };
}

it('R7.1 appears 3 s after the home page', () => {
  const { actor, state, pass } = startPopup();
  pass(10_000);
  expect(state()).toBe('idle');
  actor.send({ type: 'home.entered' });
  pass(2_999);
  expect(state()).toBe('waiting.counting');
  pass(1);
  expect(state()).toBe('shown');
});

it('R7.2 does not appear to a visitor who has seen it in this session', () => {
  const { actor, state, pass } = startPopup(true);
  actor.send({ type: 'home.entered' });
  pass(10_000);
  expect(state()).toBe('dismissed');
});

it('R7.2 sets the session flag when it is dismissed, and does not appear again', () => {
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

it('R7.1 waits for the full 3 s again when the visitor leaves before it appears', () => {
  const { actor, state, pass, rememberShown } = startPopup();
  actor.send({ type: 'home.entered' });
  pass(2_000);
  actor.send({ type: 'home.left' });
  pass(10_000);
  expect(state()).toBe('idle');
  expect(rememberShown).not.toHaveBeenCalled();
  actor.send({ type: 'home.entered' });
  pass(2_999);
  expect(state()).toBe('waiting.counting');
});

it('R7.2 counts as seen when the visitor leaves the page while it is shown', () => {
  const { actor, state, pass, rememberShown } = startPopup();
  actor.send({ type: 'home.entered' });
  pass(3_000);
  actor.send({ type: 'home.left' });
  expect(state()).toBe('dismissed');
  expect(rememberShown).toHaveBeenCalledOnce();
});

describe('while the chat is open', () => {
  it('R7.3 waits, and appears when the chat closes', () => {
    const { actor, state, pass, rememberShown } = startPopup();
    actor.send({ type: 'home.entered' });
    actor.send({ type: 'chat.opened' });
    pass(10_000);
    expect(state()).toBe('waiting.held');
    expect(rememberShown).not.toHaveBeenCalled();
    actor.send({ type: 'chat.closed' });
    expect(state()).toBe('shown');
  });

  it('R7.3 gives way to a chat that opens, and comes back', () => {
    const { actor, state, pass, rememberShown } = startPopup();
    actor.send({ type: 'home.entered' });
    pass(3_000);
    actor.send({ type: 'chat.opened' });
    expect(state()).toBe('waiting.interrupted');
    expect(rememberShown).not.toHaveBeenCalled();
    actor.send({ type: 'chat.closed' });
    expect(state()).toBe('shown');
  });

  it('R7.3 keeps its 3 s when the chat opens and closes within them', () => {
    const { actor, state, pass } = startPopup();
    actor.send({ type: 'home.entered' });
    pass(1_000);
    actor.send({ type: 'chat.opened' });
    actor.send({ type: 'chat.closed' });
    pass(1_999);
    expect(state()).toBe('waiting.counting');
    pass(1);
    expect(state()).toBe('shown');
  });

  it('R7.1 gives up when the visitor leaves the home page', () => {
    const { actor, state, pass } = startPopup();
    actor.send({ type: 'home.entered' });
    actor.send({ type: 'chat.opened' });
    pass(3_000);
    actor.send({ type: 'home.left' });
    actor.send({ type: 'chat.closed' });
    expect(state()).toBe('idle');
  });

  it('R7.2 counts as seen when the chat covers it and the visitor leaves the page', () => {
    const { actor, state, pass, rememberShown } = startPopup();
    actor.send({ type: 'home.entered' });
    pass(3_000);
    actor.send({ type: 'chat.opened' });
    actor.send({ type: 'home.left' });
    expect(state()).toBe('dismissed');
    expect(rememberShown).toHaveBeenCalledOnce();
    actor.send({ type: 'home.entered' });
    actor.send({ type: 'chat.closed' });
    expect(state()).toBe('dismissed');
  });
});
