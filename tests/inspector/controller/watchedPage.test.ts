// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { beginUnder } from '../../../src/inspector/controller/applyConditions.ts';
import { followGestures, hearErrors } from '../../../src/inspector/controller/followGestures.ts';
import { watchedPage } from '../../../src/inspector/controller/watchedPage.ts';
import { describeGesture } from '../../../src/inspector/handOver/gestureText.ts';
import type { Gesture } from '../../../src/inspector/record/entry.ts';

// A browser shows what no style hides.
document.head.innerHTML = '<style>* { visibility: visible }</style>';

it('R18.42, R18.61 names what a person points at, and presses from its first event to its click', async () => {
  document.body.innerHTML = `<main><button>Chat</button><label>Name <input></label><p>Once</p>
    <p>Twice</p><p>Twice</p><h2>Title <svg></svg></h2><p>Title</p></main>`;
  const { handledAct, pointedAt } = watchedPage(window);
  const during = (event: object) => {
    Object.defineProperty(window, 'event', { value: event, configurable: true });
    const gesture = pointedAt?.();
    return gesture && describeGesture(gesture);
  };
  const point = (type: string, target: Element | undefined, more: MouseEventInit = {}) => {
    const event = new MouseEvent(type, { bubbles: true, clientX: 3, clientY: 9, ...more });
    target?.dispatchEvent(event);
    return during(event);
  };
  const all = document.querySelectorAll('main, button, label, p');
  const [main, chat, label, once, twice, , title] = all;
  expect(point('pointerover', chat)).toBe('Point at the button “Chat”');
  expect(point('pointerout', main, { relatedTarget: chat })).toBe('Point at the button “Chat”');
  expect(point('pointerout', main)).toBeUndefined();
  expect(point('pointerover', once)).toBe('Point at the text “Once”');
  // The text finds the heading, too.
  for (const many of [twice, title])
    expect(point('pointerover', many)).toBe('Point beside the controls, at 3, 9');
  expect(during({ type: 'scroll', target: chat })).toBeUndefined();
  expect(point('pointerdown', chat, { button: 2 })).toMatch(/^Right-click the/);
  const atWindow = new MouseEvent('mousedown');
  dispatchEvent(atWindow);
  expect(during(atWindow)).toBe('Click beside the controls, at 0, 0');
  expect(point('mousedown', label)).toBe('Click the field “Name”');
  // The press takes the focus from another field.
  expect(during({ type: 'focusout' })).toBe('Click the field “Name”');
  expect(handledAct?.()).toMatchObject({ type: 'focusout' });
  // Its click is told by itself: where that moves the focus, nothing else was pressed.
  expect(point('click', chat)).toBeUndefined();
  expect(during({ type: 'focusin' })).toBeUndefined();
  expect(handledAct?.()).toMatchObject({ type: 'focusin' });
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  expect(during({ type: 'blur' })).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve));
  expect(handledAct?.()).toBeUndefined();
  const field = document.querySelector('input') as HTMLElement;
  const told = vi.fn();
  for (const type of ['change', 'blur', 'input'])
    field.addEventListener(type, (event) => told(during(event)));
  const tellAll = () => {
    for (const type of ['change', 'blur', 'input']) field.dispatchEvent(new Event(type));
    return told.mock.calls.splice(0).flat();
  };
  expect(tellAll()).toEqual([undefined, undefined, undefined]);
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const left = 'Leave the field “Name” (the page loses the focus)';
  expect(tellAll()).toEqual([left, left, undefined]);
  hasFocus.mockRestore();
});

it('R18.53, R18.55 says what the browser has stored, and what other windows have stored and removed', () => {
  for (const [name, value] of [
    ['choice', 'no'],
    ['seen', 'yes'],
    ['inspector-panel', '{}'],
  ] as const)
    localStorage.setItem(name, value);
  sessionStorage.setItem('draft', 'Hello');
  const { surroundings, stored, size } = watchedPage(window, ['place']);
  expect(surroundings?.stored).toEqual([
    { name: 'choice', value: 'no' },
    { name: 'seen', value: 'yes' },
    { name: 'draft', value: 'Hello', isOfTab: true },
  ]);
  const change = (key: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  localStorage.removeItem('seen');
  for (const key of ['seen', 'place', 'inspector.panel']) change(key);
  const ofOthers = () => stored?.().filter(({ isElsewhere }) => isElsewhere);
  expect(ofOthers()).toEqual([{ name: 'seen', value: '', isElsewhere: true }]);
  change(null);
  expect(ofOthers()).toContainEqual({ name: 'choice', value: 'no', isElsewhere: true });
  // What the app has stored and removed again, between two causes that each ask for the size.
  localStorage.setItem('step', '2');
  size?.();
  localStorage.removeItem('step');
  localStorage.removeItem('choice');
  const gone = { name: 'step', value: '', isRemoved: true };
  expect(stored?.().filter(({ isRemoved }) => isRemoved)).toEqual([gone]);
});

it('R18.26, R18.58 says where a page runs, and follows the size of the window', () => {
  const { surroundings, size } = watchedPage(window);
  const here = { language: 'en-US', scheme: 'light', address: location.href };
  expect(surroundings).toMatchObject({ ...here, width: 1_024, height: 768 });
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
  const acts = ['click', 'toggle', 'cancel', 'close', 'contextmenu', 'paste', 'dragstart', 'drop'];
  const types = [...acts, 'scroll', 'focus', null];
  expect(types.map((type) => during(type))).toEqual([...acts, undefined, undefined, undefined]);
  // Tab moves the focus at once: that is the person. A page that moves it later does so by itself.
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  expect(during('focusin')).toBe('focusin');
  await new Promise((resolve) => setTimeout(resolve));
  expect(during('focusin')).toBe(undefined);
  // A media query changes where a window is resized, and a socket closes by itself.
  const media = { target: { value: matchMedia('print') } };
  expect([during('change', media), during('close', media)]).toEqual([undefined, undefined]);
  const from = (name: string) => ({ target: { value: { [Symbol.toStringTag]: name } } });
  for (const [outsider, type, parts] of [
    ['another window', 'storage'],
    ['another window', 'message', from('BroadcastChannel')],
    [undefined, 'message', from('MessagePort')],
    ['the server', 'message', from('EventSource')],
    ['the network', 'online'],
    [undefined, 'pageshow'],
    ['the history', 'pageshow', { persisted: { value: true } }],
  ] as const)
    expect(during(type, parts), type).toBe(outsider);
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

it('R18.42 notes what was thrown before it began', async () => {
  const errors = hearErrors(window);
  dispatchEvent(new ErrorEvent('error', { error: new Error('No start') }));
  await Promise.resolve();
  const told: Gesture[] = [];
  followGestures(window, (gesture) => told.push(gesture), errors);
  expect(told.map(describeGesture)).toEqual(['The page throws an error: No start']);
});
