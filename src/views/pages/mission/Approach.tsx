import { useTranslation } from 'react-i18next';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const DOT = '1.1rem';

const styles = {
  list: css({
    display: 'grid',
    gap: '2.5rem var(--gap-4)',
    [from.desktop]: { gridTemplateColumns: '1fr 1fr' },
  }),
  /** A dot on a line. It is open for the first step, listening, and filled for the second. */
  step: css({
    position: 'relative',
    paddingInlineStart: '2.5rem',
    [from.desktop]: { paddingInlineStart: 0, paddingTop: '3rem' },
    '::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: '0.35em',
      insetInlineStart: 0,
      width: DOT,
      height: DOT,
      borderRadius: '50%',
      border: '2px solid var(--ink)',
      background: 'var(--paper)',
      [from.desktop]: { insetBlockStart: 0 },
    },
    ':last-of-type::before': { background: 'var(--ink)' },
    ':first-of-type::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '0.9em -3.2rem',
      insetInlineStart: `calc(${DOT} / 2 - 1px)`,
      width: 2,
      background: 'var(--ink)',
      [from.desktop]: {
        insetBlock: `calc(${DOT} / 2 - 1px) auto`,
        insetInlineStart: 0,
        width: 'calc(100% + var(--gap-4))',
        height: 2,
      },
    },
  }),
  text: css({ maxWidth: '38rem', fontSize: 'var(--lead)' }),
};

/** The two steps that the headline names, in order. */
export function Approach() {
  const { t } = useTranslation('mission');
  return (
    <ol css={styles.list}>
      {(['listening', 'working'] as const).map((id) => (
        <li key={id} css={styles.step}>
          <p css={styles.text}>{t(`approach.${id}`)}</p>
        </li>
      ))}
    </ol>
  );
}
