/** A panel learns of changes this long after them, in ms: many changes of one frame are one. */
export const NOTICE_MS = 16;
/** While time runs and a panel listens, it learns of the time this often, in ms. */
const TICK_MS = 100;

/** Tells panels that something has changed, and keeps the view that they see until then. */
export function createNotices<View>(look: () => View, isTimeRunning: () => boolean) {
  const listeners = new Set<() => void>();
  let view: View | null = null;
  let isDue = false;

  const notify = () => {
    view = null;
    for (const listener of listeners) listener();
  };
  const changed = () => {
    view = null;
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      notify();
    }, NOTICE_MS);
  };
  return {
    /** Tells at once. */
    notify,
    /** Tells soon. */
    changed,
    getView: (): View => {
      view ??= look();
      return view;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      const tick = setInterval(() => {
        if (isTimeRunning()) changed();
      }, TICK_MS);
      return () => {
        listeners.delete(listener);
        clearInterval(tick);
      };
    },
  };
}
