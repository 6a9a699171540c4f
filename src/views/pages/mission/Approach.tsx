import { useTranslation } from 'react-i18next';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css({
    display: 'grid',
    gap: 'var(--gap-2) var(--gap)',
    [from.desktop]: { gridTemplateColumns: '1fr 1fr' },
  }),
  text: css({ maxWidth: '38rem', fontSize: 'var(--lead)' }),
};

/** The two steps that the headline names, in order. */
export function Approach() {
  const { t } = useTranslation('mission');
  return (
    <ol css={styles.list}>
      {(['listening', 'working'] as const).map((id) => (
        <li key={id}>
          <p css={styles.text}>{t(`approach.${id}`)}</p>
        </li>
      ))}
    </ol>
  );
}
