/** A panel learns of changes this long after them, in ms: many changes of one frame are one. */
export const NOTICE_MS = 16;
/** While time runs and a panel listens, it learns of the time this often, in ms. */
const TICK_MS = 100;

export type Notices = ReturnType<typeof createNotices>;

/** Tells panels that something has changed. */
export function createNotices(isTimeRunning: () => boolean) {
  const listeners = new Set<() => void>();
  let changes = 0;
  let isDue = false;

  const notify = () => {
    changes += 1;
    for (const listener of listeners) listener();
  };
  const changed = () => {
    changes += 1;
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
    /** Keeps what a look gives until something changes. */
    keeping: <View>(look: () => View) => {
      let seen: { view: View; at: number } | undefined;
      return () => {
        if (seen?.at !== changes) seen = { view: look(), at: changes };
        return seen.view;
      };
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
