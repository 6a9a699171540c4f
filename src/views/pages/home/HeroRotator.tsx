import { heroWords } from '#content/pages/heroWords.ts';
import { FADE_MS, type HeroRotatorActor } from '#machines/heroRotator.machine.ts';
import { from, SIDE, visuallyHidden } from '#views/basics/theme.tsx';
import { useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { fitting, layouts, Pair, trimmed } from '#views/parts/Pair.tsx';

/** For the element of the rotator: how the words take turns. Each word would repeat it. */
export const takingTurns = css({
  '& [data-current]': { transition: 'opacity var(--calm) var(--ease)' },
  '& [data-current=false]': { visibility: 'hidden', opacity: 0 },
  // It goes slowly at first: what it leaves is empty for a moment only.
  '&[data-state=fading] [data-current=true]': {
    opacity: 0,
    transition: `opacity ${FADE_MS}ms ease-in`,
  },
});

const styles = {
  /** In a corner: beside the first word, where that has a line of its own, or at the end of the row with the step. */
  button: css({
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    height: '3rem',
    border: '1.5px solid var(--muted)',
    borderRadius: '50%',
    '&:hover': { borderColor: 'var(--ink)' },
    '&[hidden]': { visibility: 'hidden' },
    position: 'absolute',
    insetInlineEnd: SIDE,
    alignSelf: 'start',
    [from.desktop]: {
      [layouts.stack]: { top: 'calc(var(--header-height) + var(--strip) + 1.8rem)' },
    },
  }),
};

type WordProps = { actor: HeroRotatorActor; position: number; children: string };

/** A word that renders again when its turn begins and ends. */
function Word({ actor, position, children }: WordProps) {
  const isCurrent = useSelector(actor, ({ context }) => context.index === position);
  return (
    <span css={[trimmed(children), fitting(children)]} data-current={isCurrent} aria-hidden="true">
      {children}
    </span>
  );
}

/** The group's four subjects, one after the other. One that is too long for the size of the others is smaller. */
export function HeroRotator({ actor }: { actor: HeroRotatorActor }) {
  const { t } = useTranslation('home');
  const words = heroWords.map((word) => t(`hero.words.${word}`));
  return (
    <Pair first={t('hero.fixedWord')} seconds={words} layout="stack">
      <span css={visuallyHidden}>
        {t('hero.fixedWord')} · {words.join(', ')}
      </span>
      {words.map((word, position) => (
        <Word key={word} actor={actor} position={position}>
          {word}
        </Word>
      ))}
    </Pair>
  );
}

/** The button that pauses the words, and lets them go on. */
export function RotatorButton({ actor }: { actor: HeroRotatorActor }) {
  const { t } = useTranslation('home');
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches('idle'));
  const isPaused = useSelector(actor, (snapshot) => snapshot.matches('paused'));
  return (
    <button
      type="button"
      hidden={isIdle}
      aria-label={t(isPaused ? 'hero.play' : 'hero.pause')}
      onClick={() => actor.send({ type: isPaused ? 'rotator.play' : 'rotator.pause' })}
      css={styles.button}
    >
      <svg viewBox="0 0 16 16" width="14" fill="currentColor" aria-hidden="true">
        <path d={isPaused ? 'M4 1.5L14 8 4 14.5z' : 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z'} />
      </svg>
    </button>
  );
}
