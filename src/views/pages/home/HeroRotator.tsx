import { useTranslation } from 'react-i18next';
import { heroWords } from '#content/pages/heroWords.ts';
import { FADE_MS, type HeroRotatorActor } from '#machines/heroRotator.machine.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { below, from, plain, visuallyHidden } from '#views/basics/theme.tsx';
import { useSelector } from '#views/basics/useSelector.ts';
import { css } from '#views/jsx/css.ts';
import { Pair, trimmed } from '#views/parts/sections/Opening.tsx';

const styles = {
  word: css({
    '&:not([data-current=true])': { visibility: 'hidden' },
    // The word leaves through the top of its line: a word in fading ink would be hard to read.
    '[data-state=fading] &[data-current=true]': {
      clipPath: 'inset(0 0 100%)',
      transform: 'translateY(-0.3em)',
      transition: `clip-path ${FADE_MS}ms var(--ease), transform ${FADE_MS}ms var(--ease)`,
    },
  }),
  /** In the corner of the page, above the words. */
  button: css({
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInlineEnd: 0,
    minHeight: '2.75rem',
    [from.desktop]: { minHeight: '1.75rem' },
    // The strip of the podcast would lie on it: its lower end is beside the first word.
    [below.phone]: { insetBlockEnd: 'calc(100% - 1.5rem)', paddingBottom: '1.75rem' },
    pointerEvents: 'auto',
    ...plain,
    fontSize: 'var(--small)',
    fontWeight: 500,
    lineHeight: 1,
    color: 'var(--muted)',
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
  }),
};

/** The group's four subjects, one after the other, with a button that pauses and resumes them. */
export function HeroRotator({ actor }: { actor: HeroRotatorActor }) {
  const { t } = useTranslation('home');
  const index = useSelector(actor, (snapshot) => snapshot.context.index);
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches('idle'));
  const isPaused = useSelector(actor, (snapshot) => snapshot.matches('paused'));
  const words = heroWords.map((word) => t(`hero.words.${word}`));
  return (
    <Pair
      first={t('hero.fixedWord')}
      seconds={words}
      layout="stack"
      {...useMachineAttributes('heroRotator', actor)}
    >
      <span css={visuallyHidden}>
        {t('hero.fixedWord')} · {words.join(', ')}
      </span>
      {words.map((word, position) => (
        <span
          key={word}
          css={[styles.word, trimmed(word)]}
          data-current={position === index}
          aria-hidden="true"
        >
          {word}
        </span>
      ))}
      <button
        type="button"
        hidden={isIdle}
        aria-label={t(isPaused ? 'hero.play' : 'hero.pause')}
        onClick={() => actor.send({ type: isPaused ? 'rotator.play' : 'rotator.pause' })}
        css={styles.button}
      >
        {t(isPaused ? 'hero.playLabel' : 'hero.pauseLabel')}
      </button>
    </Pair>
  );
}
