import type { ReactNode } from 'react';
import { figures } from '#content/figures.ts';
import { large, pairs } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { FigureValue } from '#views/parts/FigureValue.tsx';

type FigureName = keyof typeof figures;

const styles = {
  /** The first is an amount, and has the whole of a row. */
  list: css(pairs, {
    rowGap: 'var(--gap-3)',
    '& > :nth-of-type(1)': { gridColumn: '1 / -1', containerType: 'inline-size' },
    '& > :nth-of-type(1) > dd': { fontSize: 'calc(100cqi / 5)', lineHeight: 0.85 },
    // Below the comma of the amount.
    '& > :nth-of-type(1) > dt': { marginTop: '1.75rem' },
  }),
  figure: css({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
  }),
  value: css({
    ...large('--figure', 1),
    wordSpacing: 0,
    overflowWrap: 'anywhere',
  }),
  label: css({ marginTop: '0.6rem', fontWeight: 600, textWrap: 'balance' }),
  note: css({ fontWeight: 400, color: 'var(--muted)' }),
};

type FigureProps = { name: FigureName; label: string; isPlain?: boolean; children?: ReactNode };

/** A large figure above its label and, as paragraphs, what it counts. It is an entry of a `dl`. */
export const Figure = ({ name, label, isPlain, children }: FigureProps) => (
  <div css={styles.figure}>
    <dt css={styles.label}>
      <p>{label}</p>
      {children}
    </dt>
    <dd css={styles.value}>
      <FigureValue name={name} isPlain={isPlain} />
    </dd>
  </div>
);

type FiguresProps = { items: readonly { name: FigureName; label: string; note?: string }[] };

/** Three large figures side by side. */
export function Figures({ items }: FiguresProps) {
  const isPlain = !items.some(({ name }) => figures[name].plus);
  return (
    <dl css={styles.list}>
      {items.map(({ name, label, note }) => (
        <Figure key={name} name={name} label={label} isPlain={isPlain}>
          {note && <p css={styles.note}>{note}</p>}
        </Figure>
      ))}
    </dl>
  );
}
