import { lastEarlyDay, type Program, programs } from '#content/pages/institute.ts';
import { useDates } from '#views/basics/dates.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { ownKeys } from '#views/basics/textKeys.ts';
import { below, display, from, onTablet } from '#views/basics/theme.tsx';
import { usePast } from '#views/basics/usePast.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { DotList } from '#views/parts/lists/DotList.tsx';

const large = css({ ...display, lineHeight: 1 });

const styles = {
  /** Beside each other, the programmes share their rows, whatever the length of the words. */
  list: css({
    display: 'grid',
    gap: 'clamp(3rem, 5vw, 5rem) var(--gap)',
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 0 },
  }),
  program: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingTop: '1.75rem',
    borderTop: '2px solid var(--ink)',
    '& > a': { justifySelf: 'start', marginTop: 'var(--gap-3)' },
    [from.tablet]: { gridRow: 'span 8', gridTemplateRows: 'subgrid' },
  }),
  title: css({ fontSize: 'var(--head-3)' }),
  facts: css({
    display: 'grid',
    marginBlock: '1.75rem 2rem',
    '& dt': { color: 'var(--muted)' },
    [from.tablet]: { gridRow: 'span 4', gridTemplateRows: 'subgrid' },
  }),
  amount: css(large, { fontSize: 'var(--figure)' }),
  terms: css({ marginBlock: '0.5rem 1.5rem', fontSize: 'var(--plain)', color: 'var(--muted)' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '9rem minmax(0, 1fr)',
    [onTablet]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)' },
    [from.desktop]: { gridTemplateColumns: '10.5rem 1fr' },
    gap: '0 1rem',
    alignItems: 'baseline',
    paddingBlock: '0.5rem',
    borderTop: '1px solid var(--line)',
    [below.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& dd': { fontWeight: 600 },
  }),
  /** On small phones, a long date takes two lines. */
  date: css(large, {
    '&&': { fontSize: 'var(--head-3)', fontWeight: 700 },
    [below.desktop]: { '&&': { fontSize: 'var(--head-2)' } },
    [below.largeText]: { '&&': { fontSize: 'var(--body)' } },
  }),
  description: css({ marginTop: '0.9rem', maxWidth: '30rem', color: 'var(--muted)' }),
};

/** The early price with its last day, and from the day after, the later price alone. */
function Price({ program }: { program: Program }) {
  const { t } = useTranslation('institute');
  const { formatDate } = useDates();
  const { formatEuros } = useNumbers();
  const lastDay = lastEarlyDay(program);
  const isLater = usePast([lastDay]) > 0;
  const [early, later] = program.prices;
  return (
    <>
      <p css={styles.amount}>{formatEuros(isLater ? later : early)}</p>
      <p css={styles.terms}>
        {isLater
          ? t(`programs.items.${program.id}.laterTerms`)
          : t(`programs.items.${program.id}.terms`, {
              date: formatDate(lastDay),
              price: formatEuros(later),
            })}
      </p>
    </>
  );
}

/** The programmes side by side, each with its facts and features. */
export function Programs() {
  const { t } = useTranslation('institute');
  const { formatDate } = useDates();
  return (
    <ul css={styles.list}>
      {programs.map((program) => (
        <li key={program.id} css={styles.program}>
          <h3 css={styles.title}>{t(`programs.items.${program.id}.title`)}</h3>
          <p css={styles.description}>{t(`programs.items.${program.id}.description`)}</p>
          <dl css={styles.facts}>
            <div>
              <dt>{t('programs.facts.price')}</dt>
              <dd>
                <Price program={program} />
              </dd>
            </div>
            <div css={styles.row}>
              <dt>{t('programs.facts.start')}</dt>
              <dd css={styles.date}>{formatDate(program.nextStart).replaceAll('\u00a0', ' ')}</dd>
            </div>
            {(['length', 'language'] as const).map((fact) => (
              <div key={fact} css={styles.row}>
                <dt>{t(`programs.facts.${fact}`)}</dt>
                <dd>{t(`programs.items.${program.id}.facts.${fact}`)}</dd>
              </div>
            ))}
          </dl>
          <DotList items={ownKeys(program, 'features').map((key) => t(`programs.items.${key}`))} />
          <ButtonLink to="contact" about="institute">
            {t('programs.action')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
