/** @jsxImportSource react */
import { labelOf } from '../../handOver/labels.ts';
import { useInspected } from '../basics/useInspected.ts';

/** `Cookie banner · consent`: what people call an actor or a chart, and its path, where they differ. */
export function ActorName({ path }: { path: string }) {
  const { inspector } = useInspected();
  const label = labelOf(inspector.app, path);
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
