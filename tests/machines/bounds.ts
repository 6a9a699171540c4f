import type { World } from '#tests/modelKit/model.ts';

/** Where a context can grow for ever, by the id of the machine: nothing follows such a world. */
export const bounds: Record<string, (world: World) => boolean> = {
  // Clearing joins a question that was too long with what was typed since.
  chat: ({ snapshot: { context } }) => context.messages.length > 2 || context.draft.includes('\n'),
  // Each field multiplies the worlds, and each topic does so again.
  form: ({ snapshot: { context } }) =>
    context.topic !== null && Object.keys(context.values).length > 1,
};
