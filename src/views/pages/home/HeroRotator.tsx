import { useTranslation } from 'react-i18next';
import { heroWords } from '#content/pages/heroWords.ts';
import { FADE_MS, type HeroRotatorActor } from '#machines/heroRotator.machine.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { clearOfNetwork, visuallyHidden } from '#views/basics/theme.tsx';
import { useSelector } from '#views/basics/useSelector.ts';
import { css } from '#views/jsx/css.ts';

const styles = {
  root: css(clearOfNetwork, {
    display: 'flex',
    alignItems: 'center',
    fontFamily: 'var(--display)',
    fontWeight: 700,
    fontSize: 'var(--head-3)',
    letterSpacing: '-0.02em',
  }),
  /** All words share one cell, so that the line is as wide as the longest and nothing moves. */
  words: css({ display: 'grid', '& > *': { gridArea: '1 / 1' } }),
  word: css({
    '&:not([data-current=true])': { visibility: 'hidden' },
    // The word leaves through the top of its line: a word in fading ink would be hard to read.
    '[data-state=fading] &[data-current=true]': {
      clipPath: 'inset(0 0 100%)',
      transform: 'translateY(-0.3em)',
      transition: `clip-path ${FADE_MS}ms var(--ease), transform ${FADE_MS}ms var(--ease)`,
    },
  }),
  /** The dot between the words. It stays where it is while the word changes. */
  button: css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: '50%',
    ':hover': { background: 'var(--line)' },
    '[data-state=idle] > &': { visibility: 'hidden' },
  }),
  /** It is the brand's dot before there is anything to pause. */
  dot: css({
    display: 'grid',
    placeItems: 'center',
    width: '1.375rem',
    height: '1.375rem',
    borderRadius: '50%',
    background: 'var(--ink)',
    color: 'var(--paper)',
    '[data-state=idle] &': {
      visibility: 'visible',
      pointerEvents: 'none',
      '& > svg': { visibility: 'hidden' },
    },
  }),
};

/** The group's four subjects, one after the other, with a button that pauses and resumes them. */
export function HeroRotator({ actor }: { actor: HeroRotatorActor }) {
  const { t } = useTranslation('home');
  const index = useSelector(actor, (snapshot) => snapshot.context.index);
  const isPaused = useSelector(actor, (snapshot) => snapshot.matches('paused'));
  const words = heroWords.map((word) => t(`hero.words.${word}`));
  return (
    <div css={styles.root} {...useMachineAttributes('heroRotator', actor)}>
      <p css={visuallyHidden}>
        {t('hero.fixedWord')} · {words.join(', ')}
      </p>
      <span aria-hidden="true">{t('hero.fixedWord')}</span>
      <button
        type="button"
        aria-label={t(isPaused ? 'hero.play' : 'hero.pause')}
        onClick={() => actor.send({ type: isPaused ? 'rotator.play' : 'rotator.pause' })}
        css={styles.button}
      >
        <span css={styles.dot}>
          <svg viewBox="0 0 16 16" width="10" height="10" fill="currentColor" aria-hidden="true">
            <path d={isPaused ? 'M4 2l10 6-10 6z' : 'M3 2h4v12H3zM9 2h4v12H9z'} />
          </svg>
        </span>
      </button>
      <span css={styles.words} aria-hidden="true">
        {words.map((word, position) => (
          <span key={word} css={styles.word} data-current={position === index}>
            {word}
          </span>
        ))}
      </span>
    </div>
  );
}
