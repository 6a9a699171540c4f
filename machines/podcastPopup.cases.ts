import type { CasesOf } from './cases.ts';
import type { podcastPopupMachine } from './podcastPopup.machine.ts';

export const podcastPopupCases = {
  inputs: { 'the first time': { wasShown: false }, 'shown before': { wasShown: true } },
  events: {},
  results: {},
  pages: { podcastPopup: '/' },
} satisfies CasesOf<typeof podcastPopupMachine>;
