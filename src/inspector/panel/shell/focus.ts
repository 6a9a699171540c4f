import { JUMP_KEY } from '../../jumpKey.ts';
import type { PanelActor } from '../panel.machine.ts';
import { focusSlider } from '../toolbar/SessionControls.tsx';

/** So long after a press in the panel, in ms, the page takes no focus: a state that the press has led to may want it. */
const CALM_MS = 1_000;

/** What a panel knows of the focus in its document, and in the document of its page. */
export type Focus = ReturnType<typeof followFocus>;

/**
 * Keeps the focus in the panel while what is done in it takes effect in the page, and leads from one to the
 * other by a key. No attribute of a frame keeps a script inside from the focus.
 */
export function followFocus(panel: PanelActor) {
  const end = new AbortController();
  const options = { signal: end.signal, capture: true };
  let page: Window | null = null;
  let latest: HTMLElement | null = null;
  let latestInPage: HTMLElement | null = null;
  /** Until when what has the focus stays as it is. A key that leads away, and a press in the page, end it. */
  let calmUntil = 0;

  const isAway = () => (document.activeElement as HTMLIFrameElement)?.contentWindow === page;
  const focusPanel = () => {
    window.focus();
    if (!isAway() && document.activeElement !== document.body) return;
    latest?.focus();
    // A button that is at work is disabled, or has gone with its bar.
    if (isAway() || document.activeElement === document.body) focusSlider(document);
  };
  const focusPage = () => {
    calmUntil = 0;
    page?.focus();
    latestInPage?.focus({ preventScroll: true });
  };
  const isJump = (event: KeyboardEvent) => {
    if (event.key === JUMP_KEY) event.preventDefault();
    return event.key === JUMP_KEY;
  };

  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!isAway()) latest = target as HTMLElement;
    },
    options,
  );
  addEventListener('pointerdown', () => (calmUntil = performance.now() + CALM_MS), options);
  addEventListener(
    'keydown',
    (event) => {
      calmUntil = event.key === 'Tab' ? 0 : performance.now() + CALM_MS;
      if (isJump(event)) focusPage();
    },
    options,
  );
  addEventListener(
    'blur',
    () => {
      const isAtWork = panel.getSnapshot().context.inspector?.getView().isBusy;
      // The frame has the focus once the script that gave it is done.
      queueMicrotask(() => {
        if (latest && isAway() && (isAtWork || performance.now() < calmUntil)) focusPanel();
      });
    },
    options,
  );

  return {
    /** Follows the document that the page has now. */
    followPage: (next: Window) => {
      page = next;
      latestInPage = null;
      next.addEventListener('focusin', ({ target }) => {
        latestInPage = target as HTMLElement;
      });
      next.addEventListener('pointerdown', () => (calmUntil = 0), true);
      next.addEventListener(
        'keydown',
        (event) => {
          calmUntil = 0;
          if (isJump(event)) focusPanel();
        },
        true,
      );
    },
    end: () => end.abort(),
  };
}
