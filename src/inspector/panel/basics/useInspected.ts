import { createContext, useContext } from 'react';
import type { Conditions } from '../../conditions.ts';
import type { SessionFile } from '../../handOver/sessionFile.ts';
import type { ActorView, Inspector, InspectorView } from '../../inspector.ts';
import type { SessionCoverage } from '../coverage/sessionCoverage.ts';
import { type PanelActor, type Settings, sentenceOf, type Task } from '../panel.machine.ts';

/** What every part of a connected panel works with. */
export type Inspected = {
  panel: PanelActor;
  inspector: Inspector;
  view: InspectorView;
  /** The actor whose chart is shown. */
  actor: ActorView | undefined;
  coverage: SessionCoverage;
  settings: Settings;
  conditions: Conditions;
  change: (settings: Partial<Settings>) => void;
  /** Whether the page is asked for something and has not done it. */
  isBusy: boolean;
  /** Asks something of the page and waits for it. */
  ask: (label: string, run: Task['run']) => void;
  /** Does something at once. What it throws is told. */
  attempt: (run: () => void) => void;
  /** Tells that something is done. */
  tell: (text: string) => void;
  /** Sends an event at once, or opens the editor where the event has a payload. */
  send: (actor: string, type: string) => void;
  /** Keeps a session that another one has replaced. */
  keep: (session: SessionFile) => void;
  /** Leads the page to a state of an actor, or through a transition. `text` tells that it is there. */
  goThere: (actor: string, state: string, text: string) => void;
};

export const InspectedContext = createContext<Inspected | null>(null);

export function useInspected(): Inspected {
  const inspected = useContext(InspectedContext);
  if (!inspected) throw new Error('This part of the panel stands outside of a connected panel.');
  return inspected;
}

/** The ways in which the parts of a panel ask something of it. */
export function requestsOf(panel: PanelActor, inspector: Inspector) {
  const say = (text: string, tone: 'done' | 'problem') =>
    panel.send({ type: 'message.tell', message: { text, tone } });
  const ask: Inspected['ask'] = (label, run) =>
    panel.send({ type: 'task.asked', task: { label, run } });
  const attempt: Inspected['attempt'] = (run) => {
    try {
      run();
    } catch (error) {
      say(sentenceOf(error), 'problem');
    }
  };
  // A copy: the objects of a document end with it.
  const keep: Inspected['keep'] = (session) =>
    panel.send({ type: 'earlier.keep', session: structuredClone(session) });
  const requests: Omit<
    Inspected,
    'panel' | 'inspector' | 'view' | 'actor' | 'coverage' | 'settings' | 'conditions' | 'isBusy'
  > = {
    ask,
    attempt,
    keep,
    change: (settings) => panel.send({ type: 'settings.change', settings }),
    tell: (text) => say(text, 'done'),
    send: (actor, type) => {
      const cases = inspector.casesOf(actor);
      if (!cases || cases.events[type]) {
        panel.send({ type: 'event.write', actor, event: type });
        return;
      }
      attempt(() => {
        inspector.send(actor, { type });
        say(`Sent ${type} to ${actor}.`, 'done');
      });
    },
    goThere: (actor, state, text) =>
      ask('Going there…', async () => {
        // Another document may be on its way: the panel is at the actor when it comes.
        panel.send({ type: 'actor.chosen', actor });
        keep(await inspector.goTo(actor, state));
        return { text };
      }),
  };
  return requests;
}
