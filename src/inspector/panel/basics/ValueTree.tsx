/** @jsxImportSource react */
import { formatValue } from './format.ts';

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

const kindOf = (value: unknown) => (value === null ? 'null' : typeof value);

/** A value of JSON as a tree that opens and closes. The first two levels are open. */
export function ValueTree({ value, depth = 0 }: { value: unknown; depth?: number }) {
  if (!isBranch(value)) {
    return <code data-kind={kindOf(value)}>{formatValue(value, 2_000)}</code>;
  }
  return (
    <ul className="tree">
      {Object.entries(value).map(([key, item]) => (
        <li key={key}>
          {isBranch(item) ? (
            <details open={depth < 1}>
              <summary>
                <span className="key">{key}</span>{' '}
                <code className="muted">{formatValue(item, 44)}</code>
              </summary>
              <ValueTree value={item} depth={depth + 1} />
            </details>
          ) : (
            <>
              <span className="key">{key}</span> <ValueTree value={item} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
