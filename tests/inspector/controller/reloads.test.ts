import { expect, it } from 'vitest';
import { leaveWord, takeReloads } from '../../../src/inspector/controller/reloads.ts';
import { createStorage } from '../storage.ts';

/** A tab that loads one document after another. In a document with `isUsed`, a tester acts. */
function openTab() {
  const sessionStorage = createStorage();
  let left = new EventTarget();
  let id = '0';
  return (type: 'reload' | 'navigate', startedAt: number, isUsed: boolean, from = id) => {
    id = `${startedAt}`;
    const history = { activation: { from: { id: from } }, currentEntry: { id } };
    const navigation = Object.assign(new EventTarget(), history);
    const performance = { getEntriesByType: () => [{ type }] };
    const window = Object.assign(new EventTarget(), { name: 'inspected', performance });
    Object.assign(window, { navigation, sessionStorage, parent: window });
    left.dispatchEvent(new Event('pagehide'));
    left = window;
    const reloads = takeReloads(window as never);
    const entries = isUsed ? [{ cause: { type: 'act', gesture: { kind: 'click' } } }] : [];
    const surroundings = { startedAt, conditions: '', ...(reloads && { reloads }) };
    leaveWord(window as never, () => ({ entries, surroundings }) as never);
    /** The page itself loads a document, which ends this one unless a router shows it here. */
    const loadNext = (navigationType: string, isShownHere = false) => {
      const next = { destination: { sameDocument: false }, downloadRequest: null, navigationType };
      navigation.dispatchEvent(Object.assign(new Event('navigate'), next));
      if (isShownHere) navigation.dispatchEvent(new Event('navigatesuccess'));
    };
    return { reloads, loadNext, window };
  };
}

it('R18.53 counts the reloads since a tester last acted, and says who caused each', () => {
  const load = openTab();
  expect(load('reload', 1, true).reloads).toBeUndefined();
  const second = load('reload', 2, false);
  expect(second.reloads).toEqual({ of: 1, by: ['person'] });
  second.loadNext('reload');
  expect(load('reload', 3, true).reloads).toEqual({ of: 1, by: ['person', 'page'] });
  const fourth = load('reload', 4, true);
  expect(fourth.reloads).toEqual({ of: 3, by: ['person'] });
  // Under other conditions, another report begins.
  fourth.window.name = 'inspected network:offline';
  expect(load('reload', 5, true).reloads).toBeUndefined();
  expect(load('navigate', 6, false).reloads).toBeUndefined();
});

it('R18.53 goes on in a document that the page has loaded, and nowhere that a person has gone', () => {
  const load = openTab();
  load('navigate', 1, true).loadNext('push');
  load('navigate', 2, false).loadNext('replace');
  const third = load('navigate', 3, true);
  expect(third.reloads).toEqual({ of: 1, by: ['link', 'link'] });
  // An address by hand comes after what a router has shown.
  third.loadNext('push', true);
  const fourth = load('navigate', 4, true);
  expect(fourth.reloads).toBeUndefined();
  // A document without an inspector lies between.
  fourth.loadNext('push');
  expect(load('navigate', 5, true, 'other').reloads).toBeUndefined();
});
