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

/**
 * Takes over what other documents of the tab have written while this one was in the back-forward cache: what was sent
 * or cleared there must not come back, and what was written there must not be lost.
 */
export function followTab(site: SiteActor, session: Store, signal?: AbortSignal): void {
  const { chat, ...forms } = actorsOf(site);
  let left: string | undefined;
  const follow = () => {
    const stored = readStored(session);
    // What could not be stored stays.
    if (left === undefined || left === JSON.stringify(stored)) return;
    for (const { form, values } of stored.drafts) {
      const shown = forms[form].getSnapshot().context.values;
      for (const name of Object.keys({ ...shown, ...values })) {
        const value = values[name] ?? '';
        if (value !== (shown[name] ?? '')) forms[form].send({ type: 'form.edit', name, value });
      }
    }
    const { conversation } = stored;
    if (conversation) chat.send({ type: 'chat.restore', conversation });
  };
  const keep = () => {
    left = JSON.stringify(readStored(session));
  };
  addEventListener('pagehide', keep, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && follow(), { signal });
}
