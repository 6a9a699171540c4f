import type { InPage } from '#tests/visitor/tab.ts';
import type { words } from './words.ts';

/** What a fault must not take from the visitor. */
export type Kept =
  /** The message in the contact form. */
  | 'draft'
  /** The question in the conversation. */
  | 'question'
  /** The question and its answer. */
  | 'conversation'
  /** The text in the input of the chat. */
  | 'input'
  /** The choice on cookies, in the record. */
  | 'record'
  /** The choice on cookies: nothing asks again. */
  | 'choice'
  /** The language of the page. */
  | 'language'
  /** The page that was asked for. */
  | 'page';

/** Whether a page of the site stands on the screen, with its frame. Runs in the page. */
export function isReadable(): boolean {
  return ['header', 'main h1', 'footer'].every((selector) =>
    document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }),
  );
}

type Probe = InPage<[typeof words, string], boolean>;

/** Whether what the visitor had is still there. Each runs in the page, with the words and the language. */
export const probes: Record<Kept, Probe> = {
  draft: (typed) =>
    (['name', 'email', 'message'] as const).every(
      (name) =>
        document.querySelector<HTMLInputElement>(`[data-machine=contactForm] [name=${name}]`)
          ?.value === typed[name],
    ),
  question: (typed) => {
    const asked = [...document.querySelectorAll('[role=log] [data-role=user]')];
    return asked.length === 1 && Boolean(asked[0]?.textContent?.includes(typed.question));
  },
  conversation: (typed) => {
    const said = [...document.querySelectorAll('[role=log] [data-role]')];
    const [, question, answer] = said;
    return (
      said.length === 3 &&
      Boolean(question?.textContent?.includes(typed.question)) &&
      Boolean(answer?.textContent?.includes(typed.answer))
    );
  },
  input: (typed) =>
    document.querySelector<HTMLTextAreaElement>('[data-machine=chat] textarea')?.value ===
    typed.input,
  record: () => {
    const { preferences } = JSON.parse(localStorage['interpunct-cookie-consent'] ?? '{}');
    return typeof preferences?.analytics === 'boolean';
  },
  choice: () => !document.querySelector('[data-machine=consent]'),
  language: (_, language) => document.documentElement.lang === language,
  page: () => !document.querySelector('main [role=alert]:not([hidden])'),
};
