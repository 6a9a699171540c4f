import { heroWords } from '#content/pages/heroWords.ts';
import { FADE_MS, type HeroRotatorActor } from '#machines/heroRotator.machine.ts';
import { below, disc, from, lineOf, SIDE, visuallyHidden } from '#views/basics/theme.tsx';
import { useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { PageLink } from '#views/parts/controls/PageLink.tsx';
import { MachineElement } from '#views/parts/MachineElement.tsx';
import { fitting, layouts, Pair, trimmed } from '#views/parts/Pair.tsx';
import { OpeningFrame } from '#views/parts/sections/Opening.tsx';

/** How the words take turns. Each word would repeat it. */
const takingTurns = css({
  '& [data-current]': { transition: 'opacity var(--calm) var(--ease)' },
  '& [data-current=false]': { visibility: 'hidden', opacity: 0 },
  // It goes slowly at first: what it leaves is empty for a moment only.
  '&[data-state=fading] [data-current=true]': {
    opacity: 0,
    transition: `opacity ${FADE_MS}ms ease-in`,
  },
});

const styles = {
  /** Above the words is room for the podcast. A low window has smaller words: the step is above the fold. */
  room: css({
    '& > [data-hero]': {
      paddingTop: 'calc(var(--header-height) + var(--strip) + 1rem)',
      // The button stands at the end of the step's row.
      '& > :last-child > div': { paddingInlineEnd: '3.25rem' },
      [below.tablet]: {
        '& > :first-of-type > *': {
          '--height': 'clamp(2.75rem, (100svh - 34rem) / 1.6, 15.5svh)',
        },
      },
      [below.phone]: { rowGap: '0.6rem' },
      [from.desktop]: {
        paddingTop: 'calc(var(--header-height) + var(--strip) + 1.8rem)',
        rowGap: '2.25rem',
        '& > :first-of-type > *': {
          '--height': 'clamp(4rem, 100svh - 32.3rem, 45svh)',
          [layouts.stack]: { '--height': 'clamp(4rem, (100svh - 23.6rem) / 2.7, 18.5vw)' },
        },
      },
    },
  }),
  more: css(lineOf('2.75rem')),
  /** In a corner: beside the first word, where that has a line of its own, or at the end of the row with the step. */
  button: css({
    display: 'grid',
    placeItems: 'center',
    ...disc('3rem', 'none'),
    border: '1.5px solid var(--muted)',
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
function HeroRotator({ actor }: { actor: HeroRotatorActor }) {
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

function RotatorButton({ actor }: { actor: HeroRotatorActor }) {
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

/** How the home page opens: the fixed word, and those that take turns behind the dot. */
export function HomeHero({ rotator }: { rotator: HeroRotatorActor }) {
  const { t } = useTranslation('home');
  return (
    <MachineElement actor={rotator} css={[styles.room, takingTurns]}>
      <OpeningFrame
        pair={<HeroRotator actor={rotator} />}
        eyebrow={t('hero.eyebrow')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        step={
          <>
            <ButtonLink look="primary" to="contact" about="home">
              {t('hero.contactAction')}
            </ButtonLink>
            <PageLink to="about" css={styles.more}>
              {t('hero.aboutAction')}
            </PageLink>
            <RotatorButton actor={rotator} />
          </>
        }
      />
    </MachineElement>
  );
}
