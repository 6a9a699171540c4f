import type { WatchedPage } from '../inspected.ts';
import type { Gesture } from '../record/entry.ts';
import { aimOf, controlAt, elementAt } from './aim.ts';
import { controlOf } from './controls.ts';
import { shownIn } from './shownIn.ts';

/** Events that a person's act brings: what a page sends while it handles one follows from the act. */
const ACTS = [
  ...['click', 'dblclick', 'input', 'change', 'keydown', 'keyup', 'submit'],
  ...['toggle', 'beforetoggle', 'cancel', 'close', 'contextmenu', 'paste'],
  ...['dragstart', 'drop'],
];

const KINDS = { 0: 'click', 2: 'rightClick' } as const;

/** The control that the focus leaves for the panel, as that is pressed, or for another window. */
function controlLeftBy(event: Event, { document, frameElement }: Window): Element | undefined {
  if (!/^(?:change|blur|focusout)$/.test(event.type)) return undefined;
  const isPressedBeside =
    frameElement?.ownerDocument.querySelector(':active') && !frameElement.matches(':active');
  return isPressedBeside || !document.hasFocus() ? controlAt(event) : undefined;
}

/**
 * Follows what a person does in a window. A press begins with its first event: what the page does from then on belongs
 * to it. A focus that a key or a press moves is a part of that.
 */
export function followActs(
  window: Window,
): Required<Pick<WatchedPage, 'handledAct' | 'pointedAt'>> {
  /** Finds what the pointer presses. A key has none. */
  let pressed: (() => Gesture) | undefined;
  let isActing = false;
  for (const type of ['keydown', 'pointerdown', 'mousedown', 'click'] as const) {
    const begin = (event: Event) => {
      const { button } = event as MouseEvent;
      const kind = KINDS[button as keyof typeof KINDS];
      const element = elementAt(event);
      let told: Gesture | undefined;
      // To name a control takes the whole page: only one that sends something needs it.
      const find = () => {
        told ??= { kind, ...aimOf(event as MouseEvent, element) };
        return told;
      };
      // A click tells its press: what it moves the focus to was not pressed.
      pressed = type === 'click' ? undefined : kind && find;
      isActing = true;
      window.setTimeout(() => {
        isActing = false;
      });
    };
    window.addEventListener(type, begin, true);
  }
  const isOfFocus = () => isActing && /^(?:focus|blur)/.test(window.event?.type ?? '');
  const gestureAt = (event: Event | undefined): Gesture | undefined => {
    if (isOfFocus()) return pressed?.();
    const left = event && controlLeftBy(event, window);
    if (left) return { kind: 'leave', control: controlOf(left) };
    const [, way] = /^(?:pointer|mouse)(over|out|enter|down|up)$/.exec(event?.type ?? '') ?? [];
    if (way === 'down' || way === 'up') return pressed?.();
    if (way === undefined) return undefined;
    const { target, relatedTarget } = event as MouseEvent;
    // From one element to another, the page hears of it where the pointer has been.
    const element = (way === 'out' ? relatedTarget : target) as Partial<Element> | null;
    return element?.closest ? { kind: 'point', ...aimOf(event as MouseEvent, element) } : undefined;
  };
  return {
    handledAct: () => {
      const { event } = window;
      // A media query changes, and a socket closes, by no act.
      const target = event?.target as Partial<Node> | undefined;
      const isOfPart = ACTS.includes(event?.type ?? '') && target?.nodeType !== undefined;
      return isOfFocus() || isOfPart ? event : undefined;
    },
    pointedAt: () => {
      const gesture = gestureAt(window.event);
      return gesture && { ...gesture, page: shownIn(window.document) };
    },
  };
}
