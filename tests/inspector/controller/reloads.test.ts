import { expect, it } from 'vitest';
import { leaveWord, takeReloads } from '../../../src/inspector/controller/reloads.ts';

/** A tab that loads one document after another. In a document with `isUsed`, a tester acts. */
function openTab() {
  const texts = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  };
  let left = new EventTarget();
  return (type: 'reload' | 'navigate', startedAt: number, isUsed: boolean) => {
    const navigation = new EventTarget();
    const performance = { getEntriesByType: () => [{ type }] };
    const window = Object.assign(new EventTarget(), { name: 'inspected', performance });
    Object.assign(window, { navigation, sessionStorage, parent: window });
    left.dispatchEvent(new Event('pagehide'));
    left = window;
    const reloads = takeReloads(window as never);
    const entries = isUsed ? [{ cause: { type: 'act', gesture: { kind: 'click' } } }] : [];
    const surroundings = { startedAt, conditions: '', ...(reloads && { reloads }) };
    leaveWord(window as never, () => ({ entries, surroundings }) as never);
    const loadAgain = () =>
      navigation.dispatchEvent(Object.assign(new Event('navigate'), { navigationType: 'reload' }));
    return { reloads, loadAgain, window };
  };
}

it('R18.53 counts the reloads since a tester last acted, and says who caused each', () => {
  const load = openTab();
  expect(load('reload', 1, true).reloads).toBeUndefined();
  const second = load('reload', 2, false);
  expect(second.reloads).toEqual({ of: 1, by: ['person'] });
  second.loadAgain();
  expect(load('reload', 3, true).reloads).toEqual({ of: 1, by: ['person', 'page'] });
  const fourth = load('reload', 4, true);
  expect(fourth.reloads).toEqual({ of: 3, by: ['person'] });
  // Under other conditions, another report begins.
  fourth.window.name = 'inspected network:offline';
  expect(load('reload', 5, true).reloads).toBeUndefined();
  expect(load('navigate', 6, false).reloads).toBeUndefined();
});
