import { expect, it } from 'vitest';
import { chatLogMachine } from '#machines/chatLog.machine.ts';
import { startJourney } from './journey.ts';

function startLog() {
  const { actor, state } = startJourney(chatLogMachine);
  return {
    state,
    scroll: (top: number, below: number) => actor.send({ type: 'log.scrolled', top, below }),
    ask: () => actor.send({ type: 'chat.asked' }),
    open: () => actor.send({ type: 'chat.opened' }),
    top: () => actor.getSnapshot().context.top,
  };
}

it('R10.19 stops following when the visitor scrolls up', () => {
  const { state, scroll } = startLog();
  expect(state()).toBe('following');
  scroll(400, 0);
  scroll(300, 100);
  expect(state()).toBe('reading');
});

it('R10.19 follows through the positions of a smooth scroll downwards', () => {
  const { state, scroll } = startLog();
  scroll(100, 300);
  scroll(200, 200);
  expect(state()).toBe('following');
});

it('R10.19 follows when the log grows and its position stays', () => {
  const { state, scroll } = startLog();
  scroll(200, 200);
  scroll(200, 300);
  expect(state()).toBe('following');
});

it.each([
  [23, 'following'],
  [24, 'reading'],
])('%s px above the end counts as %s', (below, expected) => {
  const { state, scroll } = startLog();
  scroll(500, 0);
  scroll(300, 200);
  scroll(476, below);
  expect(state()).toBe(expected);
});

it('R10.19 follows again when the visitor asks, and when the panel opens', () => {
  const { state, scroll, ask, open, top } = startLog();
  scroll(500, 0);
  scroll(300, 200);
  ask();
  expect(state()).toBe('following');
  scroll(200, 300);
  open();
  expect([state(), top()]).toEqual(['following', 0]);
});

it('R10.19 follows a question through the smooth scroll from where the visitor was reading', () => {
  const { state, scroll, ask } = startLog();
  scroll(500, 0);
  scroll(200, 300);
  ask();
  scroll(300, 200);
  expect(state()).toBe('following');
});

it('R10.19 stops when the visitor turns round before the end', () => {
  const { state, scroll, top } = startLog();
  scroll(200, 300);
  expect(top()).toBe(200);
  scroll(100, 400);
  expect(state()).toBe('reading');
});
