import { testModel } from '@interpunct/model-kit/vitest';
import { downloads } from './downloads.machine.ts';

testModel(downloads, {
  inputs: { 'room for two': { most: 2 } },
  events: { add: { 'a file': { url: '/a.zip' } } },
  expected: {
    start: [{ to: ['transfer.running', 'panel.shut'], context: { most: 2, files: [] } }],
    events: {
      add: [
        {
          when: ({ context }) => context.files.length < context.most,
          given: { file: ({ event }) => ({ url: event.url }) },
          context: ({ context }) => ({
            files: [...context.files, `file-${context.files.length}`],
          }),
        },
      ],
      pause: [
        {
          in: 'transfer.running',
          to: 'transfer.paused',
          calls: ({ context }) => context.files.map(({ id }) => `to ${id} pause`),
        },
      ],
      resume: [{ in: 'transfer.paused', to: 'transfer.running' }],
      toggle: [
        { in: 'panel.shut', to: 'panel.open' },
        { in: 'panel.open', to: 'panel.shut' },
      ],
    },
  },
});
