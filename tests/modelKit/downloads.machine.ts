import { type ActorRefFrom, assign, enqueueActions, fromCallback, setup } from 'xstate';

const file = fromCallback<{ type: 'pause' }, { url: string }>(({ input }) => {
  const aborting = new AbortController();
  fetch(input.url, { signal: aborting.signal });
  return () => aborting.abort();
});

/** Two regions, and a list of children: files that are loaded, and a panel that shows them. */
export const downloads = setup({
  types: {
    input: {} as { most: number },
    context: {} as { most: number; files: ActorRefFrom<typeof file>[] },
    events: {} as
      | { type: 'add'; url: string }
      | { type: 'pause' }
      | { type: 'resume' }
      | { type: 'toggle' },
  },
  actors: { file },
  guards: { hasRoom: ({ context: { files, most } }) => files.length < most },
}).createMachine({
  id: 'downloads',
  context: ({ input }) => ({ most: input.most, files: [] }),
  type: 'parallel',
  on: {
    add: {
      guard: 'hasRoom',
      actions: assign({
        files: ({ context: { files }, event, spawn }) => [
          ...files,
          spawn('file', { id: `file-${files.length}`, input: { url: event.url } }),
        ],
      }),
    },
  },
  states: {
    transfer: {
      initial: 'running',
      states: {
        running: {
          on: {
            pause: {
              target: 'paused',
              actions: enqueueActions(({ context, enqueue }) => {
                for (const one of context.files) enqueue.sendTo(one, { type: 'pause' });
              }),
            },
          },
        },
        paused: { on: { resume: 'running' } },
      },
    },
    panel: {
      initial: 'shut',
      states: { shut: { on: { toggle: 'open' } }, open: { on: { toggle: 'shut' } } },
    },
  },
});
