import { readConversation } from '#app/wiring/chat.ts';
import { actorsOf } from '#app/wiring/createSite.ts';
import { formNames, readDraft } from '#app/wiring/forms.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import type { Store } from '#ports/storage.ts';

/** What the tab keeps: the drafts of the forms, and the conversation. */
export function readStored(session: Store) {
  const drafts = formNames.map((form) => ({ form, ...readDraft(session, form) }));
  return { drafts, conversation: readConversation(session) };
}

/** Restores what the tab has kept. It comes after hydration, because the prerendered forms are empty. */
export function restoreStored(
  site: SiteActor,
  { drafts, conversation }: ReturnType<typeof readStored>,
): void {
  const actors = actorsOf(site);
  for (const { form, values, topic } of drafts) {
    if (Object.keys(values).length > 0) actors[form].send({ type: 'form.restore', values, topic });
  }
  if (conversation) actors.chat.send({ type: 'chat.restore', conversation });
}
