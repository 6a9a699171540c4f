import { useTranslation } from 'react-i18next';
import { programs } from '#content/pages/institute.ts';
import { useDates } from '#views/basics/dates.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { ownKeys } from '#views/basics/textKeys.ts';
import { below, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { DotList } from '#views/parts/lists/DotList.tsx';

const styles = {
  list: css({
    display: 'grid',
    gap: 'clamp(3rem, 5vw, 5rem)',
    [from.desktop]: { gridTemplateColumns: '1fr 1fr' },
  }),
  program: css({ paddingTop: '1.75rem', borderTop: '2px solid var(--signal)' }),
  title: css({ fontSize: 'var(--head-5)' }),
  facts: css({
    marginBottom: '2rem',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '9rem 1fr',
      gap: '0 1rem',
      paddingBlock: '0.5rem',
      borderTop: '1px solid var(--line)',
      [below.phone]: { gridTemplateColumns: '1fr' },
    },
    '& dt': { color: 'var(--muted)' },
    '& dd': { margin: 0, fontWeight: 600 },
  }),
  action: css({ marginTop: 'var(--gap-3)' }),
  description: css({ marginBlock: '0.9rem', maxWidth: '30rem', color: 'var(--muted)' }),
};

/** What one asks first of a programme. Texts: `institute:programs.facts.<fact>`. */
const facts = ['length', 'language', 'price', 'start'] as const;

/** The programmes side by side, each with its facts and features. */
export function Programs() {
  const { t } = useTranslation('institute');
  const { formatDate } = useDates();
  const { formatEuros } = useNumbers();
  return (
    <>
      <ul css={styles.list}>
        {programs.map((program) => (
          <li key={program.id} css={styles.program}>
            <h3 css={styles.title}>{t(`programs.items.${program.id}.title`)}</h3>
            <p css={styles.description}>{t(`programs.items.${program.id}.description`)}</p>
            <dl css={styles.facts}>
              {facts.map((fact) => (
                <div key={fact}>
                  <dt>{t(`programs.facts.${fact}`)}</dt>
                  <dd>
                    {t(`programs.items.${program.id}.facts.${fact}`, {
                      from: formatEuros(program.prices[0]),
                      to: formatEuros(program.prices[1]),
                      date: formatDate(program.nextStart),
                    })}
                  </dd>
                </div>
              ))}
            </dl>
            <DotList
              items={ownKeys(program, 'features').map((key) => t(`programs.items.${key}`))}
            />
          </li>
        ))}
      </ul>
      <ButtonLink to="contact" about="institute" css={styles.action}>
        {t('programs.action')}
      </ButtonLink>
    </>
  );
}
