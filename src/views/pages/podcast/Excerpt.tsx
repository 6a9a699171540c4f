import { useTranslation } from 'react-i18next';
import type { shows } from '#content/pages/shows.ts';
import { below, from, onTablet } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { codeOf, turnColumns, turns, Voice } from '#views/parts/Voices.tsx';

const styles = {
  caption: css({ marginBottom: '1.25rem', fontWeight: 600 }),
  /** On tablets, two turns make a row. */
  turns: css({
    display: 'grid',
    gap: '1.5rem var(--gap-4)',
    [onTablet]: { gridTemplateColumns: '1fr 1fr' },
    [from.desktop]: { gap: 0, gridTemplateColumns: turnColumns },
    '& svg': { [below.desktop]: { height: '4rem' } },
  }),
  speaker: css({ marginBlock: '0.75rem 0.25rem', fontSize: 'var(--note)', color: 'var(--muted)' }),
  words: css({
    paddingInlineEnd: 'var(--gap-2)',
    textWrap: 'balance',
    '[data-turn=truth] > &': { fontSize: 'var(--intro)', lineHeight: 1.4 },
  }),
};

/** Half a minute of the latest episode of a show: its wave, and below each piece who says what. */
export function Excerpt({ show }: { show: (typeof shows)[number] }) {
  const { t } = useTranslation('podcast');
  const { id, host, latest } = show;
  return (
    <figure>
      <figcaption css={styles.caption}>
        {t('shows.excerpt', { number: latest.number, moment: codeOf(latest.excerptAt) })}
      </figcaption>
      <ol css={styles.turns}>
        {turns.map((turn, index) => {
          const moment = latest.excerptAt + turn.start;
          return (
            <li key={turn.id} data-turn={turn.id}>
              <Voice turn={turn} from={latest.excerptAt} />
              <p css={styles.speaker}>
                <time dateTime={`PT${moment}S`}>{codeOf(moment)}</time>{' '}
                {index % 2 ? latest.guest : host}
              </p>
              <p css={styles.words}>{t(`shows.items.${id}.excerpt.${turn.id}`)}</p>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
