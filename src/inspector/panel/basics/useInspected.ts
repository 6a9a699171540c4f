import { createContext, useContext } from 'react';
import type { ActorView, Inspector, InspectorView } from '../../inspector.ts';
import { type PanelActor, sentenceOf, type Task } from '../panel.machine.ts';

/** What every part of a connected panel works with. */
export type Inspected = {
  panel: PanelActor;
  inspector: Inspector;
  view: InspectorView;
  /** The actor whose chart is shown. */
  actor: ActorView | undefined;
  /** Asks something of the page and waits for it. */
  ask: (label: string, run: Task['run']) => void;
  /** Does something at once. What it throws is told. */
  attempt: (run: () => void) => void;
};

export const InspectedContext = createContext<Inspected | null>(null);

export function useInspected(): Inspected {
  const inspected = useContext(InspectedContext);
  if (!inspected) throw new Error('This part of the panel stands outside of a connected panel.');
  return inspected;
}

/** The two ways in which the panel asks something of the page. */
export function requestsOf(panel: PanelActor): Pick<Inspected, 'ask' | 'attempt'> {
  return {
    ask: (label, run) => panel.send({ type: 'task.asked', task: { label, run } }),
    attempt: (run) => {
      try {
        run();
      } catch (error) {
        panel.send({
          type: 'message.tell',
          message: { text: sentenceOf(error), tone: 'problem' },
        });
      }
    },
  };
}
