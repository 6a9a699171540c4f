import type { ReactNode } from 'react';
import { fitted, inkOf } from '#views/basics/display.ts';
import { below, disc, from, grid } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { seamOf, stacked, trimmed } from '#views/parts/Pair.tsx';

/** The dot between two words and the least room on each side of it, in em. */
const LIST_DOT = { width: 0.2, room: 0.36 };

const styles = {
  list: css({ display: 'grid', rowGap: 'var(--gap-3)', containerType: 'inline-size' }),
  /** In one line. On phones the second is a step down, as in an opening. */
  words: css(fitted, {
    fontSize: 'calc(100cqi / var(--em))',
    // Room for the last letter, which its own margin would cut.
    paddingInlineEnd: '0.05em',
    marginInlineEnd: '-0.05em',
    display: 'grid',
    [below.tablet]: { lineHeight: 0.8, ...stacked, '& > :last-child': { justifySelf: 'end' } },
    // The second begins where the second column does.
    [from.tablet]: {
      gridTemplateColumns: 'auto 1fr minmax(calc(50cqi - var(--gap) / 2), auto)',
      alignItems: 'center',
      lineHeight: 0.95,
    },
  }),
  /** The dot of the brand connects two words. From tablets on, it is in the middle of what they leave. */
  dot: css({
    ...disc('var(--dot)', 'var(--signal)'),
    [from.tablet]: { '--dot': `${LIST_DOT.width}em`, margin: '0.08em auto 0' },
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
  const dot = LIST_DOT.width + 2 * LIST_DOT.room;
  const widths = items.map(
    ({ words: [first, second] }) => [inkOf(first) + dot, inkOf(second)] as const,
  );
  // On phones, short words are no larger than the headline.
  const line = Math.max(5, ...widths.flat());
  const half = Math.max(
    ...widths.map(([first, second]) => Math.max(first, second + LIST_DOT.room)),
  );
  const size = css({ '--em': line.toFixed(3), [from.tablet]: { '--em': (2 * half).toFixed(3) } });
  return (
    <ul css={[styles.list, size]}>
      {items.map(({ id, words: [first, second], role, text }) => (
        <li key={id}>
          <h3 css={[styles.words, css(seamOf(first, second))]}>
            <span css={trimmed(first)}>{first}</span> <span data-dot css={styles.dot} />{' '}
            <span css={trimmed(second)}>{second}</span>
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
