import { JUMP_KEY } from '../../jumpKey.ts';
import type { PanelActor } from '../panel.machine.ts';
import { focusSlider } from '../toolbar/SessionControls.tsx';

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
  /** Whether a person has used the panel last, without leaving it by a key. */
  let isInUse = false;
  /** Whether a script of the page is giving the focus to something. */
  let isGiven = false;

  const isAway = () => (document.activeElement as HTMLIFrameElement)?.contentWindow === page;
  const focusPanel = () => {
    window.focus();
    if (!isAway() && document.activeElement !== document.body) return;
    const first = document.querySelector<HTMLElement>('.toolbar button');
    (latest ?? first)?.focus();
    // A button that is at work is disabled, or has gone with its bar.
    if (isAway() || document.activeElement === document.body) focusSlider(document);
  };
  const focusPage = () => {
    isInUse = false;
    page?.focus();
    latestInPage?.focus({ preventScroll: true });
  };
  const give = (run: () => void) => {
    isGiven = true;
    try {
      run();
    } finally {
      isGiven = false;
    }
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
  addEventListener('pointerdown', () => (isInUse = true), options);
  addEventListener(
    'keydown',
    (event) => {
      isInUse = event.key !== 'Tab';
      if (isJump(event)) focusPage();
    },
    options,
  );
  addEventListener(
    'blur',
    () => {
      const isAtWork = panel.getSnapshot().context.inspector?.getView().isBusy;
      const isTaken = isAtWork || (isGiven && isInUse);
      // The frame has the focus once the script that gave it is done.
      queueMicrotask(() => {
        if (latest && isAway() && isTaken) focusPanel();
      });
    },
    options,
  );

  return {
    /** Follows the document that the page has now. */
    followPage: (next: Window & typeof globalThis) => {
      page = next;
      latestInPage = null;
      const { HTMLElement, HTMLDialogElement } = next;
      const { focus } = HTMLElement.prototype;
      const { showModal } = HTMLDialogElement.prototype;
      HTMLElement.prototype.focus = function (...how) {
        give(() => focus.apply(this, how));
      };
      HTMLDialogElement.prototype.showModal = function () {
        give(() => showModal.apply(this));
      };
      // A page outlives the inspector's own window.
      end.signal.addEventListener('abort', () => {
        Object.assign(HTMLElement.prototype, { focus });
        Object.assign(HTMLDialogElement.prototype, { showModal });
      });
      next.addEventListener(
        'focusin',
        ({ target }) => {
          latestInPage = target as HTMLElement;
        },
        options,
      );
      next.addEventListener('pointerdown', () => (isInUse = false), options);
      next.addEventListener(
        'keydown',
        (event) => {
          isInUse = false;
          if (isJump(event)) focusPanel();
        },
        options,
      );
    },
    end: () => end.abort(),
  };
}
