import { useTranslation } from 'react-i18next';
import { clients } from '#content/pages/clients.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { Figures } from '#views/parts/lists/Figures.tsx';
import { Quote } from '#views/parts/Quote.tsx';

/** What came of the work, as keys of `figures.ts`. Texts: `home:proof.figures.<name>`. */
const results = ['enquiriesAfter', 'visibilityIncrease', 'newLeads'] as const;

const styles = {
  names: css({
    marginBottom: 'var(--gap-3)',
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-5)',
    lineHeight: 1.15,
    textWrap: 'balance',
    // Names do not break, and begin with the dot: a line would end in one.
    '& > li': { display: 'inline-block', marginInlineEnd: '0.6em' },
    '& > li::before': { content: '"·"', marginInlineEnd: '0.3em', color: 'var(--signal)' },
  }),
  quote: css({
    marginTop: 'var(--gap-4)',
    '& blockquote': { fontSize: 'var(--head-5)', lineHeight: 1.15, textWrap: 'balance' },
    '& > a': { marginTop: '1.5rem' },
  }),
};

/** For whom the group has worked, what came of it, and the words of one client. */
export function Proof() {
  const { t } = useTranslation('home');
  return (
    <>
      <ul css={styles.names}>
        {Object.values(clients).map((client) => (
          <li key={client}>{client}</li>
        ))}
      </ul>
      <Figures
        items={results.map((name) => ({
          name,
          label: t(`proof.figures.${name}.label`),
          note: t(`proof.figures.${name}.note`),
        }))}
      />
      <div css={styles.quote}>
        <Quote text={t('proof.quote')} by={t('proof.by')} />
        <ButtonLink to="services" look="secondary">
          {t('proof.action')}
        </ButtonLink>
      </div>
    </>
  );
}
