/** @vitest-environment happy-dom */
import { expect, it, vi } from 'vitest';
import type { PanelActor } from '../../../src/inspector/panel/panel.machine.ts';
import { watchPage } from '../../../src/inspector/panel/shell/watchPage.ts';

/** A document with a recorder, in the same window as the one before it. */
function openPage(canShow = true) {
  const own = { focus: () => {}, showModal: () => {} };
  const page = Object.assign(new EventTarget(), {
    inspector: {
      app: { canShow },
      followPanel: () => {},
      getSession: () => null,
      getView: () => ({ lookingAt: 1 }),
    },
    HTMLElement: { prototype: own },
    HTMLDialogElement: { prototype: own },
  });
  const { focus } = own;
  return { page: page as unknown as Window, isLed: () => own.focus !== focus };
}

it.each([
  ['its document goes', (page: Window, _: () => void) => page.dispatchEvent(new Event('pagehide'))],
  ['its panel goes', (_: Window, end: () => void) => end()],
])('R18.11 hears nothing of a page, and leads no focus in it, when %s', (_, leave) => {
  const { page, isLed } = openPage();
  const send = vi.fn();
  const end = watchPage(() => page, { send } as unknown as PanelActor);
  const fail = () =>
    page.dispatchEvent(Object.assign(new Event('error'), { error: new Error('It is late.') }));
  fail();
  expect(send.mock.lastCall?.[0].type).toBe('page.threw');
  expect(isLed()).toBe(true);
  leave(page, end);
  send.mockClear();
  fail();
  page.dispatchEvent(new Event('pagehide'));
  expect(send).not.toHaveBeenCalled();
  expect(isLed()).toBe(false);
  end();
});

it.each([
  [true, ['The page shows the past: nothing happens in it. “Back to now” leads out of it.']],
  [false, []],
])(
  'R18.34, R18.45 says that a press does nothing, but where the page stays at now (%s)',
  (canShow, told) => {
    const { page } = openPage(canShow);
    const send = vi.fn();
    const getSnapshot = () => ({ matches: () => false });
    const end = watchPage(() => page, { send, getSnapshot } as unknown as PanelActor);
    page.dispatchEvent(new Event('pointerdown'));
    expect(send.mock.calls.flatMap(([{ message }]) => message?.text ?? [])).toEqual(told);
    end();
  },
);
