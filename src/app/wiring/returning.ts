import { brand } from '#content/brand.ts';
import type { ChatActor } from '#machines/chat.machine.ts';
import type { ConsentActor } from '#machines/consent.machine.ts';
import type { Store } from '#ports/storage.ts';
import { focusOn } from '#views/basics/focus.ts';

const RETURN_FLAG = `${brand.slug}-return-to`;

/** What the next document finds again: the button that opens the preferences, and the fields. */
const PLACES = '#cookie-settings, [data-field]';

/** Names such a place. The ids of fields are React's, which gives others there. */
function nameOf(place: Element): string {
  const field = place.getAttribute('name');
  const form = place.closest('[data-machine]')?.getAttribute('data-machine');
  return field ? `${form}.${field}` : place.id;
}

/** Notes what the next document of this tab gives back to the visitor: what has the focus, and an overlay. */
export function noteReturn(session: Store, overlay?: 'chat' | 'consent'): void {
  const { activeElement } = document;
  const place = activeElement?.matches(PLACES) ? nameOf(activeElement) : undefined;
  const noted = [place, overlay].filter((one) => one !== undefined);
  if (noted.length > 0) session.write(RETURN_FLAG, noted.join(' '));
}

type Overlays = { chat: ChatActor; consent: ConsentActor };

/** Gives the visitor back what the document before this one noted. */
export function restoreAfterReload(session: Store, { chat, consent }: Overlays): void {
  const noted = (session.read(RETURN_FLAG) ?? '').split(' ');
  session.remove(RETURN_FLAG);
  const isChatOpen = chat.getSnapshot().matches({ panel: 'open' });
  // What the visitor has opened meanwhile stays: one layer is open at a time.
  if (isChatOpen || consent.getSnapshot().matches('customizing')) return;
  const places = [...document.querySelectorAll<HTMLElement>(PLACES)];
  // The visitor may have moved on by now. A chat beside the page leaves the focus where it is.
  if (document.activeElement === document.body)
    focusOn(places.find((place) => noted.includes(nameOf(place))));
  if (noted.includes('chat')) chat.send({ type: 'chat.toggle' });
  else if (noted.includes('consent')) consent.send({ type: 'consent.customize' });
}
