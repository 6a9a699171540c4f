import type { Expected } from './row.ts';

/** What several faults come to. */
export const shown: Expected = { machine: 'page', state: 'shown', kept: ['page'] };

export const banner: Expected = { machine: 'consent', state: 'banner', text: 'consent.title' };

export const preferences: Expected = {
  machine: 'consent',
  state: 'customizing',
  text: 'consent.preferences',
};

export const conversing: Expected = {
  machine: 'chat',
  state: 'conversation.ready',
  kept: ['conversation'],
};

export const unanswered: Expected = {
  machine: 'chat',
  state: 'conversation.failed',
  text: 'chat.error',
  kept: ['question'],
  log: /The chat has no answer/,
};
