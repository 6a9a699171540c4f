import { useTranslation } from 'react-i18next';
import { programs } from '#content/pages/institute.ts';
import { useDates } from '#views/basics/dates.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { ownKeys } from '#views/basics/textKeys.ts';
import { below, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { DotList } from '#views/parts/lists/DotList.tsx';

const large = css({
  fontFamily: 'var(--display)',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '-0.04em',
  whiteSpace: 'nowrap',
});

const styles = {
  list: css({
    display: 'grid',
    gap: 'clamp(3rem, 5vw, 5rem)',
    [from.desktop]: { gridTemplateColumns: '1fr 1fr' },
  }),
  program: css({
    display: 'flex',
    flexDirection: 'column',
    paddingTop: '1.75rem',
    borderTop: '2px solid var(--signal)',
    '& > ul': { marginBottom: 'var(--gap-3)' },
    '& > a': { alignSelf: 'start', marginTop: 'auto' },
  }),
  title: css({ fontSize: 'var(--head-5)' }),
  facts: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.5rem var(--gap-2)',
    marginBlock: '2rem',
    '& dt': { color: 'var(--muted)' },
    '& dd': { margin: 0 },
  }),
  /** The price leads. The date is beside it where both have room. */
  price: css({
    flex: '1 1 0',
    minWidth: 'min-content',
    marginBottom: '1rem',
    [below.phone]: { flexBasis: '100%' },
  }),
  amount: css(large, { fontSize: 'var(--head-figure)' }),
  /** On the line of the price. */
  date: css(large, {
    fontSize: 'var(--head-4)',
    [below.largeText]: { fontSize: 'var(--body)' },
    '::before': { content: '"\\200b"', fontSize: 'var(--head-figure)' },
  }),
  /** Beside each other, the rows of both programmes are level below two lines. */
  terms: css({
    marginTop: '0.5rem',
    fontSize: 'var(--plain)',
    color: 'var(--muted)',
    [from.desktop]: { minHeight: '2lh' },
  }),
  row: css({
    display: 'grid',
    gridTemplateColumns: '9rem 1fr',
    gap: '0 1rem',
    width: '100%',
    paddingTop: '0.5rem',
    borderTop: '1px solid var(--line)',
    [below.phone]: { gridTemplateColumns: '1fr' },
    '& dd': { fontWeight: 600 },
  }),
  description: css({ marginBlock: '0.9rem', maxWidth: '30rem', color: 'var(--muted)' }),
};

/** What one asks of a programme, after its price and its next start. Texts: `institute:programs.facts.<fact>`. */
const conditions = ['length', 'language'] as const;

/** The programmes side by side, each with its facts and features. */
export function Programs() {
  const { t } = useTranslation('institute');
  const { formatDate } = useDates();
  const { formatEuros } = useNumbers();
  return (
    <ul css={styles.list}>
      {programs.map((program) => (
        <li key={program.id} css={styles.program}>
          <h3 css={styles.title}>{t(`programs.items.${program.id}.title`)}</h3>
          <p css={styles.description}>{t(`programs.items.${program.id}.description`)}</p>
          <dl css={styles.facts}>
            <div css={styles.price}>
              <dt>{t('programs.facts.price')}</dt>
              <dd>
                <p css={styles.amount}>{formatEuros(program.prices[0])}</p>
                <p css={styles.terms}>
                  {t(`programs.items.${program.id}.terms`, {
                    price: formatEuros(program.prices[1]),
                  })}
                </p>
              </dd>
            </div>
            <div>
              <dt>{t('programs.facts.start')}</dt>
              <dd css={styles.date}>{formatDate(program.nextStart)}</dd>
            </div>
            {conditions.map((fact) => (
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
