import type { HeroRotatorActor } from '#machines/heroRotator.machine.ts';
import { below, from, lineOf } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { PageLink } from '#views/parts/controls/PageLink.tsx';
import { MachineElement } from '#views/parts/MachineElement.tsx';
import { layouts } from '#views/parts/Pair.tsx';
import { OpeningFrame } from '#views/parts/sections/Opening.tsx';
import { HeroRotator, RotatorButton, takingTurns } from './HeroRotator.tsx';

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
};

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
