import { keepEarlier } from '../toolbar/EarlierSession.tsx';
import { useInspected } from './useInspected.ts';

/** Leads the page to a state of an actor, or through a transition. `text` tells that it is there. */
export function useGoThere(): (actor: string, state: string, text: string) => void {
  const { panel, inspector, ask } = useInspected();
  return (actor, state, text) =>
    ask('Going there…', async () => {
      keepEarlier(panel, await inspector.goTo(actor, state));
      panel.send({ type: 'actor.chosen', actor });
      return { text };
    });
}
