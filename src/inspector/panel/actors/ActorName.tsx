/** @jsxImportSource react */
import { labelOf, type Naming } from '../../handOver/labels.ts';
import type { ActorView } from '../../inspector.ts';
import { useInspected } from '../basics/useInspected.ts';

/** What people call an actor: where a number is its only name, as they call its machine. */
export const actorLabel = (app: Naming, { path, chart }: Pick<ActorView, 'path' | 'chart'>) =>
  labelOf(app, /(^|\/)x\.\d+$/.test(path) ? (chart ?? path) : path);

/** `Cookie banner · consent`: what people call an actor or a chart, and its path, where they differ. */
export function ActorName({ path }: { path: string }) {
  const { inspector, view } = useInspected();
  const actor = [...view.actors, ...view.ended].find((one) => one.path === path);
  const label = actorLabel(inspector.app, actor ?? { path, chart: null });
  const isCalled = label.toLowerCase() !== path.toLowerCase();
  return (
    <span className="path">
      {isCalled && <span>{label} </span>}
      <span className={isCalled ? 'muted' : undefined}>
        {isCalled && '· '}
        <span className="id">{path}</span>
      </span>
    </span>
  );
}
