/** @jsxImportSource react */
import { isBranch } from '@interpunct/model-kit/data';
import { formatValue } from './format.ts';

/** What holds itself ends here. */
const DEEPEST = 12;

const hasParts = (value: unknown, depth: number) =>
  isBranch(value) && depth < DEEPEST && Object.keys(value).length > 0;

/** A value as a tree that opens and closes. The first two levels are open. */
export function ValueTree({ value, depth = 0 }: { value: unknown; depth?: number }) {
  if (!hasParts(value, depth)) return <code>{formatValue(value, 2_000)}</code>;
  return (
    <ul className="tree">
      {Object.entries(value as object).map(([key, item]) => (
        <li key={key}>
          {hasParts(item, depth + 1) ? (
            <details open={depth < 1}>
              <summary>
                <span className="key muted">{key}</span>{' '}
                <code className="muted">{formatValue(item, 44)}</code>
              </summary>
              <ValueTree value={item} depth={depth + 1} />
            </details>
          ) : (
            <>
              <span className="key muted">{key}</span> <ValueTree value={item} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
