import { useInspected } from './inspected.ts';

/** Leads the page to a state of an actor, or through a transition. `text` tells that it is there. */
export function useGoThere(): (actor: string, state: string, text: string) => void {
  const { panel, inspector, ask } = useInspected();
  return (actor, state, text) =>
    ask('Going there…', async () => {
      // A copy: the objects of a document end with it.
      const session = structuredClone(inspector.exportSession({ redacted: false }));
      await inspector.goTo(actor, state);
      // A record of its own begins there.
      panel.send({ type: 'earlier.keep', session });
      panel.send({ type: 'actor.chosen', actor });
      return { text };
    });
}
