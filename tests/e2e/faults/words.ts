import type { Visitor } from './row.ts';

/** What the visitors of the rows write, and read. */
export const words = {
  name: 'Ada',
  email: 'ada@example.com',
  message: 'Half a sent',
  question: 'What do you do?',
  answer: 'We build brands.',
  input: 'And then',
  /** Where they have scrolled to, in px. */
  scroll: 600,
};

/** Fills in the contact form. */
export async function write(visitor: Visitor): Promise<void> {
  await visitor.type('contact:form.name', words.name);
  await visitor.type('contact:form.email', words.email);
  await visitor.type('contact:form.message', words.message);
}

/** Sends the contact form. */
export async function send(visitor: Visitor): Promise<void> {
  await visitor.open('/contact');
  await write(visitor);
  await visitor.press('contact:form.submit');
}

/** Sends the newsletter form. */
export async function subscribe(visitor: Visitor): Promise<void> {
  await visitor.open('/about');
  await visitor.type('newsletter.email', words.email);
  await visitor.press('newsletter.action');
}

/** Opens the chat and asks. */
export async function ask(visitor: Visitor): Promise<void> {
  await visitor.press('chat.launcher');
  await visitor.type('chat.input', words.question);
  await visitor.key('Enter');
}

/** Opens a page, opens the chat and asks. */
export async function askAt(visitor: Visitor, path = '/about'): Promise<void> {
  await visitor.open(path);
  await ask(visitor);
}
