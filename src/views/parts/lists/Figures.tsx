import { figures } from '#content/figures.ts';
import { onTablet } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { FigureValue } from '#views/parts/FigureValue.tsx';

type FigureName = keyof typeof figures;

const styles = {
  list: css({
    display: 'grid',
    gap: 'clamp(1.5rem, 4vw, 3rem) var(--gap)',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  }),
  figure: css({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
  }),
  value: css({
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--figure)',
    // An amount with its unit and currency is one line beside two others.
    [onTablet]: { fontSize: 'var(--head-figure)' },
    lineHeight: 1,
    letterSpacing: '-0.035em',
    overflowWrap: 'anywhere',
  }),
  label: css({ marginTop: '0.6rem', fontWeight: 600, textWrap: 'balance' }),
  note: css({ fontWeight: 400, color: 'var(--muted)' }),
};

type FiguresProps = { items: readonly { name: FigureName; label: string; note?: string }[] };

/** Large figures, each above its label and what it counts. */
export function Figures({ items }: FiguresProps) {
  const isPlain = !items.some(({ name }) => figures[name].plus);
  return (
    <dl css={styles.list}>
      {items.map(({ name, label, note }) => (
        <div key={name} css={styles.figure}>
          <dt css={styles.label}>
            <p>{label}</p>
            {note && <p css={styles.note}>{note}</p>}
          </dt>
          <dd css={styles.value}>
            <FigureValue name={name} isPlain={isPlain} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
