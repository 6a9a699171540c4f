import { type CasesOf, NOON } from './cases.ts';
import type { ChatMessage, Conversation, chatMachine } from './chat.machine.ts';

const LATER = NOON + 2_000;

const question: ChatMessage[] = [
  { id: '1', role: 'assistant', content: '', timestamp: NOON },
  { id: '2', role: 'user', content: 'When is the next event?', timestamp: NOON },
];

const answer: ChatMessage = {
  id: '3',
  role: 'assistant',
  content: 'On 3 December.',
  timestamp: LATER,
};

const conversation = (messages: ChatMessage[]): Conversation => ({ messages, draft: '' });

export const chatCases = {
  inputs: { 'before noon': { startedAt: NOON - 60_000 } },
  events: {
    'chat.type': {
      'a question': { text: 'Where are you?' },
      'a question in German': { text: 'Wo sind Sie?' },
      'too much': { text: 'Where? '.repeat(80) },
      nothing: { text: '' },
    },
    'chat.send': {
      'in English': { language: 'en', at: NOON },
      'in French': { language: 'fr', at: LATER },
    },
    'chat.retry': { 'in English': { language: 'en' } },
    'chat.clear': { 'at noon': { at: NOON } },
    'window.filled': {
      'the chat has the focus': { isWriting: false },
      'a field of the page has the focus': { isWriting: true },
    },
    'chat.restore': {
      'with an answer': { conversation: conversation([...question, answer]) },
      'without one': { conversation: conversation(question) },
    },
  },
  results: {
    requestAnswer: {
      outputs: {
        'an answer': { text: 'We are in Strassen.', language: 'en', at: LATER },
        'a long answer': { text: 'Wir sind in Strassen. '.repeat(40), language: 'de', at: LATER },
      },
      errors: {
        unreachable: { name: 'Error', reason: 'unreachable', message: '500 Internal Server Error' },
        offline: { name: 'Error', reason: 'offline', message: 'Connection error.' },
        replaced: { name: 'Error', reason: 'replaced', message: 'The code did not arrive.' },
        'too long': { name: 'Error', reason: 'tooLong', message: '413 Payload Too Large' },
      },
    },
  },
} satisfies CasesOf<typeof chatMachine>;
