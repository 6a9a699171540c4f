import { useTranslation } from 'react-i18next';
import { clients } from '#content/pages/clients.ts';
import { below, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { NewBrand } from '#views/parts/ClientMark.tsx';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { Figures } from '#views/parts/lists/Figures.tsx';
import { Quote } from '#views/parts/Quote.tsx';

/** What came of the work, as keys of `figures.ts`. Texts: `home:proof.figures.<name>`. */
const results = ['enquiriesAfter', 'newLeads', 'visibilityIncrease'] as const;

/** Between two names, with the dot in its middle. */
const GAP = '0.7em';

const styles = {
  names: css({
    marginBottom: 'var(--gap-3)',
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-6)',
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: GAP,
    // Two names in a line: three would leave one alone.
    maxWidth: '23em',
    // A dot stands before each name: the edge cuts that of a name that begins a line.
    overflowX: 'clip',
    [below.phone]: { fontSize: 'var(--head-2)' },
    '& > li': { position: 'relative' },
    '& > li::before': {
      content: '"·"',
      position: 'absolute',
      insetInlineStart: `-${GAP}`,
      width: GAP,
      textAlign: 'center',
      color: 'var(--ink)',
    },
  }),
  /** Phones show two figures above the widest one, where these have room for their words. */
  figures: css({
    [below.tablet]: {
      fontSize: 'var(--plain)',
      '& > dl': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))' },
      '& > dl > :last-of-type': { gridColumn: '1 / -1' },
    },
  }),
  /** The words of the client are as wide as two of the figures above. Its mark stands above them on phones. */
  told: css({
    display: 'grid',
    gap: 'var(--gap-2) clamp(1.5rem, 4vw, 3rem)',
    alignItems: 'center',
    marginTop: 'var(--gap-4)',
    [from.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  }),
  /** On light paper, as the client prints it. */
  mark: css({
    '--paper': 'currentColor',
    '--ink': 'var(--paper)',
    borderRadius: 'var(--radius-card)',
    background: 'var(--paper)',
    '@media (forced-colors: active)': { border: '1px solid' },
    [below.tablet]: { maxWidth: '13rem' },
    [from.tablet]: { order: 1 },
  }),
  quote: css({
    [from.tablet]: { gridColumn: 'span 2' },
    '& blockquote': {
      fontFamily: 'var(--display)',
      fontWeight: 700,
      fontSize: 'var(--head-5)',
      lineHeight: 1.04,
      letterSpacing: '-0.025em',
      [from.tablet]: { fontSize: 'var(--head-statement)' },
      // The marks of the display face.
      ':lang(de)': { textIndent: '-0.37em' },
      ':lang(fr)': { textIndent: '-0.54em', [below.phone]: { textIndent: '-0.3em' } },
    },
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
      <div css={styles.figures}>
        <Figures
          items={results.map((name) => ({
            name,
            label: t(`proof.figures.${name}.label`),
            note: t(`proof.figures.${name}.note`),
          }))}
        />
      </div>
      <div css={styles.told}>
        <svg viewBox="0 -47 480 294" width="100%" aria-hidden="true" css={styles.mark}>
          <NewBrand />
        </svg>
        <div css={styles.quote}>
          <Quote text={t('proof.quote')} by={t('proof.by')} />
          <ButtonLink to="services">{t('proof.action')}</ButtonLink>
        </div>
      </div>
    </>
  );
}
