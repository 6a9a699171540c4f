// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { beginUnder } from '../../../src/inspector/controller/applyConditions.ts';
import { hearErrors } from '../../../src/inspector/controller/followGestures.ts';
import { watchedPage } from '../../../src/inspector/controller/watchedPage.ts';
import { describeGesture } from '../../../src/inspector/handOver/gestureText.ts';

it('R18.42, R18.61 names the control that a person points at, or begins to press', () => {
  document.body.innerHTML = '<main><button>Chat</button></main>';
  const { pointedAt } = watchedPage(window);
  const during = (event: object) => {
    Object.defineProperty(window, 'event', { value: event, configurable: true });
    const gesture = pointedAt?.();
    return gesture && describeGesture(gesture);
  };
  const [main, chat] = [...document.querySelectorAll('main, button')];
  expect(during({ type: 'pointerover', target: chat })).toBe('Point at the button “Chat”');
  expect(during({ type: 'pointerout', target: main, relatedTarget: chat })).toBe(
    'Point at the button “Chat”',
  );
  expect(during({ type: 'pointerover', target: main })).toBeUndefined();
  expect(during({ type: 'scroll', target: chat })).toBeUndefined();
  expect(during({ type: 'pointerdown', button: 2, target: chat })).toMatch(/^Right-click the/);
});

it('R18.53 says what the browser has stored', () => {
  localStorage.setItem('choice', 'no');
  localStorage.setItem('inspector-panel', '{}');
  sessionStorage.setItem('draft', 'Hello');
  expect(watchedPage(window).surroundings?.stored).toEqual([
    { name: 'choice', value: 'no' },
    { name: 'draft', value: 'Hello', isOfTab: true },
  ]);
});

it('R18.55 tells what other windows have stored and removed', () => {
  localStorage.setItem('choice', 'no');
  localStorage.setItem('seen', 'yes');
  const { stored } = watchedPage(window, ['place']);
  const change = (key: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  localStorage.removeItem('seen');
  for (const key of ['seen', 'place', 'inspector.panel']) change(key);
  const ofOthers = () => stored?.().filter(({ isElsewhere }) => isElsewhere);
  expect(ofOthers()).toEqual([{ name: 'seen', value: '', isElsewhere: true }]);
  change(null);
  expect(ofOthers()).toContainEqual({ name: 'choice', value: 'no', isElsewhere: true });
});

it('R18.26 says where a page runs', () => {
  expect(watchedPage(window).surroundings).toMatchObject({
    width: 1_024,
    height: 768,
    language: 'en-US',
    scheme: 'light',
    address: location.href,
  });
});

it('R18.58 follows the size of the window', () => {
  const { size } = watchedPage(window);
  const before = size?.();
  expect(size?.()).toBe(before);
  Object.assign(window, { innerWidth: 390 });
  dispatchEvent(new Event('resize'));
  expect(size?.()).toEqual({ width: 390, height: 768 });
  Object.assign(window, { innerWidth: 1_024 });
});

it('R18.42 tells what follows from an act from what the world says, and where that comes from', async () => {
  const { handledAct, outside } = watchedPage(window);
  const during = (type: string | null, parts = {}) => {
    const target = { value: document.body, configurable: true };
    const event = type === null ? undefined : new Event(type);
    if (event) Object.defineProperties(event, { target, ...parts });
    Object.defineProperty(window, 'event', { value: event, configurable: true });
    return handledAct?.()?.type ?? outside?.();
  };
  const types = ['click', 'toggle', 'contextmenu', 'paste', 'drop', 'scroll', 'focus', null];
  expect(types.map((type) => during(type))).toEqual([
    ...types.slice(0, 5),
    undefined,
    undefined,
    undefined,
  ]);
  // Tab moves the focus at once: that is the person. A page that moves it later does so by itself.
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  expect(during('focusin')).toBe('focusin');
  await new Promise((resolve) => setTimeout(resolve));
  expect(during('focusin')).toBe(undefined);
  // A media query changes where a window is resized, and a socket closes by itself.
  const media = { target: { value: matchMedia('print') } };
  expect([during('change', media), during('close', media)]).toEqual([undefined, undefined]);
  const from = (name: string) => ({ target: { value: { [Symbol.toStringTag]: name } } });
  expect([
    during('storage'),
    during('message', from('BroadcastChannel')),
    during('message', from('MessagePort')),
    during('message', from('EventSource')),
    during('online'),
    during('pageshow'),
    during('pageshow', { persisted: { value: true } }),
  ]).toEqual([
    'another window',
    'another window',
    undefined,
    'the server',
    'the network',
    undefined,
    'the history',
  ]);
});

it('R18.44 asks no blocked storage when the panel stores something', async () => {
  const { sessionStorage: storageArea } = window;
  const tell = vi.fn();
  hearErrors(window)(tell);
  watchedPage(window);
  beginUnder(window, { conditions: { storage: 'blocked' }, isPicture: false });
  dispatchEvent(new StorageEvent('storage', { key: 'inspector-panel', storageArea }));
  await null;
  expect(tell).not.toHaveBeenCalled();
});
