import { calledIn } from '../../charts/calledIn.ts';
import { DAY_MS, durationOf } from '../../handOver/duration.ts';
import { nameNews } from '../../handOver/labels.ts';
import type { Charts } from '../../handOver/sessionFile.ts';
import type { InspectorView } from '../../inspector.ts';

/** What a step brings, in a sentence, its name, and whose timer it is. `isFar`: nobody means to go as far as that by a step. */
type Next = { title: string; name?: string; actor?: string; isFar?: true };

/** What the next step brings: what was kept back comes before a timer. What a callback says comes after it. */
export function nextStep(
  { promises, unheard, timers }: Pick<InspectorView, 'promises' | 'unheard' | 'timers'>,
  charts: Charts,
): Next {
  const promise = promises.find(({ state }) => state === 'settled');
  const news = unheard.find(({ outside }) => outside || timers.length === 0);
  const { what, who } = news ? nameNews(news, charts) : {};
  const kept = promise ? calledIn(charts, promise.invoke) : news && `${what} ${who}`;
  if (kept !== undefined) return { name: kept, title: `Deliver what was kept back next: ${kept}` };
  const [timer] = [...timers].sort((one, other) => one.remaining - other.remaining);
  if (!timer) return { title: 'Fire the timer that is due next' };
  const { name, actor, remaining } = timer;
  const due = `${name} of ${actor}, in ${durationOf(remaining)}`;
  return remaining > DAY_MS
    ? {
        name,
        actor,
        isFar: true,
        title: `The next timer is ${due}: “Advance” goes there, day by day`,
      }
    : { name, actor, title: `Fire the timer that is due next: ${due}` };
}
