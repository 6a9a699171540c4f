import { fromPromise } from 'xstate';
import { isContactTopic, topicIn } from '#app/routing/address.ts';
import { clearTopic } from '#app/routing/entries.ts';
import { settings } from '#app/settings.ts';
import { brand } from '#content/brand.ts';
import type { ContactTopic } from '#content/contactTopics.ts';
import { contactFields, newsletterFields } from '#content/forms.ts';
import { type FormValues, formMachine } from '#machines/form.machine.ts';
import type { Address } from '#machines/page.machine.ts';
import type { SiteActor } from '#machines/site.machine.ts';
import { deliverForm } from '#ports/formEndpoint.ts';
import type { Store } from '#ports/storage.ts';
import { errorOf, type World } from './world.ts';

/** The forms: where each is delivered, and the fields that the endpoint receives. */
const forms = {
  contactForm: { endpoint: settings.contactEndpoint, fields: contactFields },
  newsletter: { endpoint: settings.newsletterEndpoint, fields: newsletterFields },
} as const;

export type FormName = keyof typeof forms;

/** The names of all forms. */
export const formNames = Object.keys(forms) as FormName[];

const draftKey = (form: FormName) => `${brand.slug}-${form}-draft`;

/** A form over its endpoint and its draft in the storage of the tab. */
export function provideForm(form: FormName, { session, report }: World) {
  const { endpoint, fields } = forms[form];
  return formMachine.provide({
    actors: {
      deliver: fromPromise(({ input: { values, language, topic }, signal }) => {
        if (!endpoint) throw new Error(`${form} has no endpoint`);
        const texts = fields.map(({ name }) => [name, values[name] ?? '']);
        const about = topic ? { topic } : {};
        return deliverForm(endpoint, { ...Object.fromEntries(texts), language, ...about }, signal);
      }),
    },
    actions: {
      saveDraft: ({ context: { values, topic } }) => {
        session.write(draftKey(form), JSON.stringify({ ...values, ...(topic && { topic }) }));
      },
      clearDraft: () => {
        session.remove(draftKey(form));
      },
      clearAddress: ({ context: { topic } }) => {
        // The topic is none of the newsletter's, and a newer one stays.
        if (form === 'contactForm' && topic === null) clearTopic();
      },
      reportFailure: ({ event }) => report(`The ${form} was not delivered.`, errorOf(event)),
      reportTimeout: () => report(`The ${form} was not delivered: the endpoint took too long.`),
    },
  });
}

type Draft = { values: FormValues; topic: ContactTopic | null };

/** The draft of a form that the tab keeps. Malformed drafts are ignored. */
export function readDraft(session: Store, form: FormName): Draft {
  try {
    const draft: unknown = JSON.parse(session.read(draftKey(form)) ?? '{}');
    const entries = Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string');
    const { topic, ...values } = Object.fromEntries<string>(entries);
    return { values, topic: isContactTopic(topic) ? topic : null };
  } catch {
    return { values: {}, topic: null };
  }
}

/** Tells the contact form why its visitor comes: the address of its page may name a topic. */
export function announceTopic(site: SiteActor, { page }: Address): void {
  if (page !== 'contact') return;
  site.send({ type: 'contact.requested', topic: topicIn(location.search) });
}
