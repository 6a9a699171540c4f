import type { BrowserVisitor } from './browserVisitor.ts';
import type { Way } from './table.ts';

// What a visitor does in many views.

export const press: Way = (visitor, control) => visitor.press(control);
export const pressOutside: Way = (visitor) => visitor.pressOutside();

/** Presses a key where the focus is. */
export const key =
  (name: string): Way =>
  (visitor) =>
    visitor.key(name);

/** Presses a key on the control. */
export const keyOn =
  (name: string): Way =>
  (visitor, control) =>
    visitor.key(name, control);

/** Moves the focus to another control. */
export const focus =
  (control: string): Way =>
  (visitor) =>
    visitor.focus(control);

/** Gives the window another size, in px. */
export const resize =
  (width: number, height: number) =>
  ({ page }: BrowserVisitor) =>
    page.setViewportSize({ width, height });

/** Gives the window a width at which a view closes and hides, and then its former one, in px. */
export const resizing =
  (actor: string, width: number, before: number): Way =>
  async (visitor) => {
    const { height = 0 } = visitor.page.viewportSize() ?? {};
    await visitor.page.setViewportSize({ width, height });
    await visitor.site.seeState(actor, 'closed');
    await visitor.page.setViewportSize({ width: before, height });
  };

/** Leaves the page for another one, and comes back to it. */
export const leaveAndReturn =
  (page: string, other = 'Studio'): Way =>
  async (visitor) => {
    await visitor.go(other);
    await visitor.go(page);
  };

/** A way that leads the focus to one of some controls. */
export const focusing =
  (controls: readonly string[], way: Way): Way =>
  async (visitor, ...rest) => {
    await way(visitor, ...rest);
    await visitor.seeFocus(...controls);
  };

const emulating =
  (reducedMotion: 'reduce' | 'no-preference') =>
  ({ page }: BrowserVisitor) =>
    page.emulateMedia({ reducedMotion });

type MotionKnown = { snapshot: { context: { isMotionReduced: boolean } } };

/** The wish for less motion. A browser tells of changes alone. */
export const motion = {
  'motion.reduced': {
    from: 'the settings of the system',
    when: ({ snapshot }: MotionKnown) => !snapshot.context.isMotionReduced,
    ways: [emulating('reduce')],
  },
  'motion.allowed': {
    from: 'the settings of the system',
    when: ({ snapshot }: MotionKnown) => snapshot.context.isMotionReduced,
    ways: [emulating('no-preference')],
  },
};
