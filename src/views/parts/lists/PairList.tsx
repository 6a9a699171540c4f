import type { ReactNode } from 'react';
import { fitted, inkOf } from '#views/basics/display.ts';
import { from, grid } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { trimmed } from '#views/parts/sections/Opening.tsx';

/** The dot between two words and the least room on each side of it, in em. */
const DOT = { width: 0.2, room: 0.36 };

const styles = {
  list: css({ display: 'grid', rowGap: 'var(--gap-3)', containerType: 'inline-size' }),
  /** In one line unless a visitor sets more space. Phones break it behind the dot. */
  words: css(fitted, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    fontSize: 'calc(100cqi / var(--em))',
    lineHeight: 0.95,
    // Room for the last letter, which its own margin would cut.
    paddingInlineEnd: '0.05em',
    marginInlineEnd: '-0.05em',
  }),
  /** From tablets on, it begins where the second column does. */
  second: css({ minWidth: '100%', [from.tablet]: { minWidth: 'calc(50cqi - var(--gap) / 2)' } }),
  /** The dot of the brand connects two words. Those of all rows are on one axis. */
  dot: css({
    marginInline: `${DOT.room}em`,
    [from.tablet]: { marginInlineStart: 'auto' },
    width: `${DOT.width}em`,
    height: `${DOT.width}em`,
    marginTop: '0.08em',
    borderRadius: '50%',
    background: 'var(--ink)',
  }),
  text: css(grid, {
    rowGap: '0.25rem',
    marginTop: 'var(--gap-1)',
    fontSize: 'var(--lead)',
    '& > p': { gridColumn: '1 / -1', textWrap: 'balance' },
    [from.tablet]: { '& > p': { gridColumn: 'span 6', ':last-of-type': { gridColumn: '7 / -1' } } },
  }),
  role: css({ fontWeight: 700 }),
  description: css({ maxWidth: '34rem', color: 'var(--muted)' }),
};

type PairListProps = {
  items: readonly {
    id: string;
    words: readonly [string, string];
    role?: ReactNode;
    text: string;
  }[];
};

/** A list whose titles are two words with the dot between them. All are as large as the longest allows. */
export function PairList({ items }: PairListProps) {
  const dot = DOT.width + 2 * DOT.room;
  const widths = items.map(
    ({ words: [first, second] }) => [inkOf(first) + dot, inkOf(second)] as const,
  );
  // On phones, short words are no larger than the headline.
  const line = Math.max(5, ...widths.flat());
  const half = Math.max(...widths.map(([first, second]) => Math.max(first, second + DOT.room)));
  const size = css({ '--em': line.toFixed(3), [from.tablet]: { '--em': (2 * half).toFixed(3) } });
  return (
    <ul css={[styles.list, size]}>
      {items.map(({ id, words: [first, second], role, text }) => (
        <li key={id}>
          <h3 css={styles.words}>
            <span css={trimmed(first)}>{first}</span> <span css={styles.dot} />{' '}
            <span css={styles.second}>
              <span css={trimmed(second)}>{second}</span>
            </span>
          </h3>
          <div css={styles.text}>
            {role && <p css={styles.role}>{role}</p>}
            <p css={styles.description}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
