import { brand } from '#content/brand.ts';
import type { ChatActor } from '#machines/chat.machine.ts';
import type { ConsentActor } from '#machines/consent.machine.ts';
import type { Store } from '#ports/storage.ts';
import { focusOn } from '#views/basics/focus.ts';

/** What a visitor comes back to: the button that opened the dialog, or an overlay that was asked for. */
export type Return = 'cookie-settings' | 'chat' | 'consent';

const RETURN_FLAG = `${brand.slug}-return-to`;

/** Notes what the next document of this tab gives back to the visitor. */
export function noteReturn(session: Store, to: Return): void {
  session.write(RETURN_FLAG, to);
}

type Overlays = { chat: ChatActor; consent: ConsentActor };

/** Gives the visitor back what the document before this one noted. */
export function restoreAfterReload(session: Store, { chat, consent }: Overlays): void {
  const to = session.read(RETURN_FLAG);
  session.remove(RETURN_FLAG);
  const isChatOpen = chat.getSnapshot().matches({ panel: 'open' });
  // What the visitor has opened meanwhile stays: one layer is open at a time.
  if (isChatOpen || consent.getSnapshot().matches('customizing')) return;
  if (to === 'chat') chat.send({ type: 'chat.toggle' });
  else if (to === 'consent') consent.send({ type: 'consent.customize' });
  // The visitor may have moved on by now.
  else if (to && document.activeElement === document.body) focusOn(document.getElementById(to));
}
