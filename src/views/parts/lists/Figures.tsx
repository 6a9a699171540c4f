import type { ReactNode } from 'react';
import { figures } from '#content/figures.ts';
import { display, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { FigureValue } from '#views/parts/FigureValue.tsx';

type FigureName = keyof typeof figures;

const styles = {
  /** Three stand in four columns: the first is an amount, and has two. */
  list: css({
    display: 'grid',
    gap: 'clamp(1.5rem, 4vw, 3rem) var(--gap)',
    [from.tablet]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      '& > :first-of-type': { gridColumn: 'span 2' },
    },
  }),
  figure: css({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
  }),
  value: css({
    ...display,
    fontSize: 'var(--figure)',
    lineHeight: 1,
    letterSpacing: '-0.035em',
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
