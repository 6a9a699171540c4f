import { fromPromise } from 'xstate';
import { brand } from '#content/brand.ts';
import { type FormValues, formMachine } from '#machines/form.machine.ts';
import { deliverForm } from '#ports/formEndpoint.ts';
import type { Store } from '#ports/storage.ts';

export type FormName = 'contactForm' | 'newsletter';

const draftKey = (form: FormName) => `${brand.slug}-${form}-draft`;

type FormWorld = {
  session: Store;
  report: (message: string, error?: unknown) => void;
  endpoint: string | undefined;
  fields: readonly { name: string }[];
};

/** The form behaviour with its draft and its endpoint. */
export function provideForm(form: FormName, { session, report, endpoint, fields }: FormWorld) {
  return formMachine.provide({
    actors: {
      deliver: fromPromise(({ input: { values, language }, signal }) => {
        if (!endpoint) throw new Error(`${form} has no endpoint`);
        const typed = fields.map(({ name }) => [name, values[name] ?? '']);
        return deliverForm(endpoint, { ...Object.fromEntries(typed), language }, signal);
      }),
    },
    actions: {
      saveDraft: (_, values) => session.write(draftKey(form), JSON.stringify(values)),
      clearDraft: () => session.remove(draftKey(form)),
      reportFailure: (_, { error }) => report(`The ${form} was not delivered.`, error),
    },
  });
}

/** The draft of a form as this tab keeps it. What is no draft is none. */
export function readDraft(session: Store, form: FormName): FormValues {
  try {
    const draft: unknown = JSON.parse(session.read(draftKey(form)) ?? '{}');
    const entries = Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
