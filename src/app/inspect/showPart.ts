import { boxOf } from '@interpunct/inspector/byHand';
import type { AnyActorRef, EventObject } from 'xstate';
import type { SiteActors } from '#app/wiring/createSite.ts';
import { twoFrames } from './pagePlace.ts';

/** What closes each layer. A banner that asks for consent closes as if another tab had chosen: nothing is stored. */
const closings: readonly (readonly [keyof SiteActors, EventObject])[] = [
  ['servicesDropdown', { type: 'dropdown.dismiss' }],
  ['aboutDropdown', { type: 'dropdown.dismiss' }],
  ['mobileMenu', { type: 'menu.close' }],
  ['versionBadge', { type: 'version.dismiss' }],
  ['chat', { type: 'chat.close' }],
  ['podcastPopup', { type: 'popup.dismiss' }],
  ['consent', { type: 'consent.cancel' }],
];

/** The part of the page that shows an actor; null for one without a view. */
export const partOf = (actor: string) => document.querySelector(`[data-machine=${actor}]`);

/** Opens the layer that a part stands in, and closes the layers that cover it. */
export function uncover(actors: SiteActors, actor: string, state: string): void {
  for (const [layer, event] of closings) {
    const ref: AnyActorRef = actors[layer];
    if (layer !== actor && ref.getSnapshot().can(event)) ref.send(event);
  }
  const { chat, consent } = actors;
  if (actor !== 'consent' && consent.getSnapshot().matches('banner')) {
    const preferences = { necessary: true, analytics: false, marketing: false } as const;
    consent.send({ type: 'consent.changedElsewhere', preferences, age: 0 });
  }
  const isClosed = chat.getSnapshot().matches({ panel: 'closed' });
  if (actor === 'chat' && isClosed && !state.includes('panel')) chat.send({ type: 'chat.toggle' });
}

/** What has the focus in a part when a person has come to its state by hand, the first that is there. */
const FOCUSED = [
  'dialog[open] textarea:enabled',
  '[aria-expanded=true]',
  ':is([role=alert], [role=status])[tabindex]',
];

/** Gives the focus to the part of an actor, where a person who came by hand has it: its keys are heard there. */
export function focusPart(actors: SiteActors, actor: string): void {
  const part = partOf(actor);
  if (!part || part.contains(document.activeElement)) return;
  const [layer, closing] = closings.find(([id]) => id === actor) ?? [];
  const isOpen = layer && (actors[layer] as AnyActorRef).getSnapshot().can(closing as EventObject);
  // A strip takes no focus by itself. A person who closes it by a key is in it.
  const selectors = isOpen ? [...FOCUSED, 'a[href], button'] : FOCUSED;
  const found = selectors.map((selector) => part.querySelector<HTMLElement>(selector));
  found.find((element) => element !== null)?.focus({ preventScroll: true });
}

/** Brings the part of an actor into view below the header. Where the focus is in it, the focused element counts. */
export async function scrollToPart(actor: string): Promise<void> {
  await twoFrames();
  const part = partOf(actor);
  const { activeElement, documentElement } = document;
  const told = part?.contains(activeElement) ? activeElement : part;
  const box = told && boxOf(told);
  if (!box) return;
  const top = Number.parseFloat(getComputedStyle(documentElement).scrollPaddingTop);
  if (box.top >= top && box.bottom <= innerHeight) return;
  told.scrollIntoView({ block: 'center', behavior: 'instant' });
  await twoFrames();
}
