import type { SessionFile } from '../handOver/sessionFile.ts';
import type { Inspector } from '../inspector.ts';
import type { ReplayReport } from '../record/replay.ts';
import type { KeptPlace, Settings } from './settings.ts';
import type { Room } from './shell/room.ts';

/** What a person is told. */
export type Message = { text: string; tone: 'done' | 'problem' };

/** What the panel asks of the page and waits for. */
export type Task = { label: string; run: () => Promise<TaskResult> };
/** What there is to tell when a task is done, and the report that it brought. */
export type TaskResult = { text?: string; report?: ReplayReport } | undefined;

export type PanelEvent =
  /** The page's recorder is there. */
  | { type: 'page.ready'; inspector: Inspector }
  /** The page's document is going. `session` is what it has recorded. */
  | { type: 'page.left'; session: SessionFile | null }
  /** Nobody on the page has caught an error, or the failure of a promise. The text is a sentence. */
  | { type: 'page.threw'; text: string }
  /** Another session has begun in the page. `session` is the one before. */
  | { type: 'earlier.keep'; session: SessionFile }
  | { type: 'window.resized'; room: Room }
  | { type: 'panel.resized'; size: number }
  | { type: 'settings.change'; settings: Partial<Settings> }
  /** An empty value is that of the browser. */
  | { type: 'condition.chosen'; name: string; value: string }
  | { type: 'actor.chosen'; actor: string }
  /** A breakpoint that names an actor holds the time. */
  | { type: 'break.met'; actor: string }
  /** A key has held the time or let it go with the focus in the view of an actor; null when the focus leaves. */
  | { type: 'focus.kept'; actor: string | null }
  | { type: 'place.turned'; place: Partial<Pick<KeptPlace, 'isQuiet' | 'isRedacted'>> }
  | { type: 'event.write'; actor: string; event: string }
  | { type: 'result.write'; promise: string; as: 'output' | 'error' }
  | { type: 'writing.end' }
  | { type: 'task.asked'; task: Task }
  /** Null where a message no longer says how things stand. */
  | { type: 'message.tell'; message: Message | null }
  | { type: 'dock.asked' | 'window.asked' | 'window.refused' }
  | { type: 'notice.dismiss' | 'report.dismiss' };
