import type { PageId } from '#content/pageIds.ts';
import { PHONE, type SitePage } from '#tests/e2e/sitePage.ts';
import type { Way } from './table.ts';

// What a visitor does in many views.

export const press: Way = (visitor, control) => visitor.press(...control);

/** Presses where nothing is. */
export const pressOutside: Way = ({ page }) => page.mouse.click(5, 400);

/** Presses a key where the focus is. */
export const key =
  (name: string): Way =>
  (visitor) =>
    visitor.key(name);

/** Presses a key on a control of the view. */
export const keyOn =
  (key: string, name?: string): Way =>
  async (visitor, [own, part]) => {
    await visitor.focus(name ?? own, part);
    await visitor.key(key);
  };

/** Moves the focus to another control. */
export const focus =
  (...control: Parameters<SitePage['focus']>): Way =>
  (visitor) =>
    visitor.focus(...control);

/** Replaces the text of a field at once. */
export const fill =
  <Event>(textOf: (event: Event) => string): Way<Event> =>
  (visitor, [field, part], event) =>
    visitor.fill(field, textOf(event), part);

/** Replaces it letter by letter. */
export const type =
  <Event>(textOf: (event: Event) => string): Way<Event> =>
  async (visitor, [field, part], event) => {
    await visitor.fill(field, '', part);
    await visitor.type(field, textOf(event), part);
  };

/** Gives the window a width at which a view closes and hides, and then its former one, in px. */
export const resizing =
  (actor: string, width: number, before: number): Way =>
  async (visitor) => {
    const { height } = visitor.page.viewportSize() ?? PHONE;
    await visitor.page.setViewportSize({ width, height });
    await visitor.see(actor, 'closed');
    await visitor.page.setViewportSize({ width: before, height });
  };

export const go =
  (...pages: readonly PageId[]): Way =>
  async (visitor) => {
    for (const page of pages) await visitor.go(page);
  };

/** Keeps a text in the tab, and loads the document again. */
export async function reloadWith(visitor: SitePage, key: string, value: unknown): Promise<void> {
  await visitor.inPage(
    (name, text) => {
      sessionStorage[name] = text;
    },
    key,
    JSON.stringify(value),
  );
  await visitor.reload();
}

/** A way that leads the focus to what a selector matches. */
export const focusing =
  (selector: string, way: Way): Way =>
  async (visitor, ...rest) => {
    await way(visitor, ...rest);
    await visitor.seeFocus(selector);
  };

type Idle = { snapshot: { matches: (state: 'idle') => boolean } };

/** The visit comes to the home page. It leaves it, or goes from one other page to the next. */
export const home = {
  'home.entered': {
    from: 'the page on the screen',
    when: ({ snapshot }: Idle) => snapshot.matches('idle'),
    ways: [go('home')],
  },
  'home.left': {
    from: 'the page on the screen',
    when: ({ snapshot }: Idle) => !snapshot.matches('idle'),
    ways: [go('about'), go('studio')],
  },
};

type MotionKnown = { snapshot: { context: { isMotionReduced: boolean } } };

/** The wish for less motion. A browser tells of changes alone. */
export const motion = {
  'motion.reduced': {
    from: 'the settings of the system',
    when: ({ snapshot }: MotionKnown) => !snapshot.context.isMotionReduced,
    ways: [({ page }: SitePage) => page.emulateMedia({ reducedMotion: 'reduce' })],
  },
  'motion.allowed': {
    from: 'the settings of the system',
    when: ({ snapshot }: MotionKnown) => snapshot.context.isMotionReduced,
    ways: [({ page }: SitePage) => page.emulateMedia({ reducedMotion: 'no-preference' })],
  },
};
