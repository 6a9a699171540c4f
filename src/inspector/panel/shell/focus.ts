import { JUMP_KEY } from '../../ownKeys.ts';
import type { PanelActor } from '../panel.machine.ts';
import { pressShortcut } from '../Shortcuts.tsx';
import { focusSlider } from '../toolbar/SessionBar.tsx';

type Page = Window & typeof globalThis;

/** Leads each focus that a script of a page gives through a function, until a signal: a page outlives its panel. */
function leadFocus(page: Page, give: (run: () => void) => void, end: AbortSignal): void {
  const { HTMLElement, HTMLDialogElement } = page;
  const { focus } = HTMLElement.prototype;
  const { showModal } = HTMLDialogElement.prototype;
  HTMLElement.prototype.focus = function (...how) {
    give(() => focus.apply(this, how));
  };
  HTMLDialogElement.prototype.showModal = function () {
    give(() => showModal.apply(this));
  };
  end.addEventListener('abort', () => {
    Object.assign(HTMLElement.prototype, { focus });
    Object.assign(HTMLDialogElement.prototype, { showModal });
  });
}

/**
 * Keeps the focus in the panel while what is done in it takes effect in the page, and leads from one to the
 * other by a key, until a signal. No attribute of a frame keeps a script inside from the focus.
 */
export function followFocus(panel: PanelActor, end: AbortSignal) {
  let page: Page | null = null;
  let latest: HTMLElement | null = null;
  /** What the chosen tab shows, where the focus was in it. */
  let latestTab: HTMLElement | null = null;
  let latestInPage: HTMLElement | null = null;
  /** Whether a person has used the panel last, without leaving it by a key. */
  let isInUse = false;
  /** Whether a script of the page is giving the focus to something. */
  let isGiven = false;

  const on = <Type extends keyof WindowEventMap>(
    target: EventTarget,
    type: Type,
    hear: (event: WindowEventMap[Type]) => void,
    signal = end,
  ) => target.addEventListener(type, hear as EventListener, { signal, capture: true });

  const isAway = () => (document.activeElement as HTMLIFrameElement)?.contentWindow === page;
  const focusPanel = () => {
    window.focus();
    if (!isAway() && document.activeElement !== document.body) return;
    const first = document.querySelector<HTMLElement>('.session button');
    (latest ?? first)?.focus();
    // What another actor has not is gone, and what is near it is there.
    if (latest?.isConnected === false) latestTab?.focus();
    // The button that had the focus may be gone.
    if (isAway() || document.activeElement === document.body) focusSlider();
  };
  const focusPage = () => {
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
  /** Hears the keys of a document, of which one leads to the other document. */
  const keysOf = (isUse: (key: string) => boolean, jump: () => void) => (event: KeyboardEvent) => {
    isInUse = isUse(event.key);
    if (event.key !== JUMP_KEY) return;
    event.preventDefault();
    jump();
  };

  on(document, 'focusin', ({ target }) => {
    if (isAway()) return;
    latest = target as HTMLElement;
    latestTab = latest.closest<HTMLElement>('[role=tabpanel]');
    if (!latestTab) panel.send({ type: 'focus.kept', actor: null });
  });
  on(window, 'pointerdown', () => (isInUse = true));
  const isUse = (key: string) => key !== 'Tab' && key !== JUMP_KEY;
  // Where nothing has the focus, the key leads to the panel.
  const jump = () => (document.activeElement === document.body ? focusPanel() : focusPage());
  on(window, 'keydown', keysOf(isUse, jump));
  on(window, 'blur', () => {
    const isAtWork = panel.getSnapshot().context.inspector?.getView().isBusy;
    const isTaken = isAtWork || (isGiven && isInUse);
    // The frame has the focus once the script that gave it is done.
    queueMicrotask(() => {
      if (latest && isAway() && isTaken) focusPanel();
      else if (isAway()) panel.send({ type: 'focus.kept', actor: null });
    });
  });

  /** Follows the document that the page has now, until it goes. */
  return (next: Page, left: AbortSignal) => {
    page = next;
    latestInPage = null;
    leadFocus(next, give, left);
    const hearFocus = ({ target }: Event) => {
      latestInPage = target as HTMLElement;
    };
    on(next, 'focusin', hearFocus, left);
    on(next, 'pointerdown', () => (isInUse = false), left);
    on(
      next,
      'keydown',
      keysOf(() => false, focusPanel),
      left,
    );
    on(next, 'keydown', pressShortcut, left);
  };
}
