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
