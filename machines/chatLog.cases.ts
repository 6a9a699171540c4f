import type { CasesOf } from './cases.ts';
import type { chatLogMachine } from './chatLog.machine.ts';

export const chatLogCases = {
  events: {
    'log.scrolled': {
      'to the end': { top: 300, below: 0 },
      up: { top: 200, below: 100 },
      'further up': { top: 100, below: 200 },
    },
  },
  results: {},
} satisfies CasesOf<typeof chatLogMachine>;
