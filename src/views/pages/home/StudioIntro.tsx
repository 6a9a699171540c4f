import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { column, contrasting, from, grid, visuallyHidden } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { Pair } from '#views/parts/sections/Opening.tsx';

/** Path data of a voice that is being recorded: it rises from silence, and goes on. */
const VOICE = Array.from({ length: 125 }, (_, bar) => {
  const loudness = Math.min(36, 3 * bar + 2);
  const height = Math.round(1 + loudness * Math.abs(Math.sin(bar * 1.9) * Math.cos(bar * 0.7)));
  return `M${1 + 8 * bar} ${40 - height}v${2 * height}`;
}).join('');

const styles = {
  content: css(column, { paddingBlock: 'clamp(3.5rem, 5.4vw, 7rem)' }),
  /** What is recorded goes on to the edge of the content, and ends with a whole bar. */
  wave: css({
    '--bar': 'calc(var(--height) / 10)',
    '--height': 'clamp(6rem, 8vw, 10rem)',
    width: 'calc(round(down, 100% - 3px, var(--bar)) + 3px)',
    height: 'var(--height)',
    marginBlock: 'var(--gap-2)',
  }),
  text: css(grid, {
    rowGap: 'var(--gap-2)',
    alignItems: 'center',
    '& > *': { gridColumn: '1 / -1', justifySelf: 'start' },
    [from.desktop]: { '& > p': { gridColumn: '1 / 7' }, '& > a': { gridColumn: '7 / -1' } },
  }),
  lead: css({ fontSize: 'var(--lead)', textWrap: 'balance', color: 'var(--muted)' }),
};

/** The studio: the dot between what one tells and what it records is its light. */
export function StudioIntro() {
  const { t } = useTranslation('home');
  const titleId = useId();
  const [first, second] = [t('studio.first'), t('studio.second')];
  return (
    <section aria-labelledby={titleId} css={contrasting}>
      <div css={styles.content}>
        <h2 id={titleId} css={visuallyHidden}>
          {first}. {second}.
        </h2>
        <Pair first={first} seconds={[second]} layout="line">
          <span aria-hidden="true">{second}</span>
        </Pair>
        <svg
          viewBox="0 0 1000 80"
          preserveAspectRatio="xMinYMid slice"
          stroke="var(--ink)"
          css={styles.wave}
          aria-hidden="true"
        >
          <path d={VOICE} strokeWidth="3" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
        </svg>
        <div css={styles.text}>
          <p css={styles.lead}>{t('studio.text')}</p>
          <ButtonLink to="studio">{t('studio.action')}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
