import { lossesIn } from '@interpunct/model-kit/data';
import { createContext, useContext } from 'react';
import type { AnyEventObject } from 'xstate';
import { inQuotes } from '../../handOver/gestureText.ts';
import { maskedIn } from '../../handOver/secrets.ts';
import type { SessionFile } from '../../handOver/sessionFile.ts';
import type { ActorView, Inspector, InspectorView } from '../../inspector.ts';
import { sentenceOf } from '../../record/errors.ts';
import type { SessionCoverage } from '../coverage/sessionCoverage.ts';
import type { Row } from '../events/rows.ts';
import type { PanelActor, PanelContext } from '../panel.machine.ts';
import type { Task } from '../panelEvents.ts';
import type { Settings } from '../settings.ts';

/** What every part of a connected panel works with: what was chosen in it, and its recorder. */
export type Inspected = Omit<PanelContext, 'inspector' | 'actor'> &
  ReturnType<typeof requestsOf> & {
    panel: PanelActor;
    inspector: Inspector;
    view: InspectorView;
    /** What the log shows. */
    rows: readonly Row[];
    /** The actor whose chart is shown. */
    actor: ActorView | undefined;
    coverage: SessionCoverage;
    /** The actors whose changes the log folds and reports leave out. */
    quiet: readonly string[];
    /** Masks secrets that were typed, as files and copies do. */
    hide: <T>(value: T) => T;
    /** Whether the page is asked for something and has not done it. */
    isBusy: boolean;
  };

export const InspectedContext = createContext<Inspected | null>(null);

export function useInspected(): Inspected {
  const inspected = useContext(InspectedContext);
  if (!inspected) throw new Error('This part of the panel stands outside of a connected panel.');
  return inspected;
}

/** What a file could not keep, in a sentence. */
export function lossIn(file: unknown): string {
  const losses = lossesIn(file);
  return losses.length > 0 ? `The file does not hold ${losses.join(', ')}.` : '';
}

/** The ways in which the parts of a panel ask something of it. */
export function requestsOf(panel: PanelActor, inspector: Inspector) {
  const say = (text: string, tone: 'done' | 'problem') =>
    panel.send({ type: 'message.tell', message: { text, tone } });
  /** Asks something of the page and waits for it. */
  const ask = (label: string, run: Task['run']) =>
    panel.send({ type: 'task.asked', task: { label, run } });
  /** Does something at once. What it throws is told, in place of what was told before. */
  const attempt = (run: () => void) => {
    panel.send({ type: 'message.tell', message: null });
    try {
      run();
    } catch (error) {
      say(sentenceOf(error), 'problem');
    }
  };
  const send = (actor: string, event: AnyEventObject) => {
    const isTaken = inspector.send(actor, event);
    say(`Sent ${event.type} to ${actor}${isTaken ? '' : ', which has ignored it'}.`, 'done');
  };
  /** Keeps a session that another one has replaced, as a copy: the objects of a document end with it. */
  const keep = (session: SessionFile) =>
    panel.send({ type: 'earlier.keep', session: structuredClone(session) });
  /** Waits for a wish that replaces the session, and keeps the one before, also where the wish fails. */
  const replace = (wish: Promise<SessionFile>) =>
    wish.then(keep, (error: Error & { replaced?: SessionFile }) => {
      if (error.replaced) keep(error.replaced);
      throw error;
    });
  return {
    ask,
    attempt,
    replace,
    /**
     * Tells what was done with a session, that it has masks, and where its conditions are not those of the page. Of a
     * file: its last note, such as the fault of a failure, and what it has lost.
     */
    toldOf: (text: string, file?: unknown) => {
      const { entries, notes, otherConditions } = inspector.getView();
      const [index, note] = Object.entries(file ? notes : {}).at(-1) ?? [];
      const noted = note && `Entry ${index} has the note ${inQuotes(note)}.`;
      const told = [text, noted, lossIn(file), maskedIn(entries), otherConditions];
      return { text: told.filter(Boolean).join(' ') };
    },
    change: (settings: Partial<Settings>) => panel.send({ type: 'settings.change', settings }),
    /** Tells that something is done. */
    tell: (text: string) => say(text, 'done'),
    /** Has the page show an entry; null for now. The view tells what fails. */
    look: (index: number | null) => void inspector.look(index).catch(() => {}),
    /** Sends an event at once, or opens the editor where the event has a payload. */
    send: (actor: string, type: string) => {
      const cases = inspector.casesOf(actor);
      if (!cases || cases.events[type]) {
        panel.send({ type: 'event.write', actor, event: type });
        return;
      }
      attempt(() => send(actor, { type }));
    },
    /** Sends an event that has been written, and closes the editor. */
    sendWritten: (actor: string, event: AnyEventObject) =>
      attempt(() => {
        send(actor, event);
        panel.send({ type: 'writing.end' });
      }),
  };
}
