import type { SiteActor } from '#machines/site.machine.ts';
import type { Store } from '#ports/storage.ts';
import { readConversation } from './chat.ts';
import { actorsOf } from './createSite.ts';
import { formNames, readDraft } from './forms.ts';

/** What the tab keeps: the drafts of the forms, and the conversation. */
export function readStored(session: Store) {
  const drafts = formNames.map((form) => ({ form, ...readDraft(session, form) }));
  return { drafts, conversation: readConversation(session) };
}

/** Restores what the tab has kept. It comes after hydration, because the machines of the prerendered forms are empty. */
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
 * or cleared there must not come back, and what was written there must not be lost. Each form and the conversation
 * are compared by themselves, because what could not be stored stays.
 */
export function followTab(site: SiteActor, session: Store, signal?: AbortSignal): void {
  const actors = actorsOf(site);
  let left: ReturnType<typeof readStored> | undefined;
  const isNew = (now: unknown, before: unknown) => JSON.stringify(now) !== JSON.stringify(before);
  const follow = () => {
    if (!left) return;
    const { drafts, conversation } = readStored(session);
    for (const [place, draft] of drafts.entries()) {
      if (!isNew(draft, left.drafts[place])) continue;
      const form = actors[draft.form];
      const shown = form.getSnapshot().context;
      for (const name of Object.keys({ ...shown.values, ...draft.values })) {
        const value = draft.values[name] ?? '';
        if (value !== (shown.values[name] ?? '')) form.send({ type: 'form.edit', name, value });
      }
      if (draft.topic) form.send({ type: 'contact.requested', topic: draft.topic });
      else form.send({ type: 'form.removeTopic' });
    }
    if (conversation && isNew(conversation, left.conversation))
      actors.chat.send({ type: 'chat.restore', conversation });
  };
  const keep = () => {
    left = readStored(session);
  };
  addEventListener('pagehide', keep, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && follow(), { signal });
}
