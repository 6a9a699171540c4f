import { useTranslation } from 'react-i18next';
import type { HeroRotatorActor } from '#machines/heroRotator.machine.ts';
import { below, clearOfNetwork, column, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { HeroNetwork } from './HeroNetwork.tsx';
import { HeroRotator } from './HeroRotator.tsx';

const styles = {
  hero: css({ position: 'relative', overflow: 'clip' }),
  network: css({
    position: 'absolute',
    zIndex: -1,
    insetInlineEnd: 0,
    bottom: 0,
    // The window cuts none of it, and its right crowd rises beside the text.
    width: 'min(100%, 48rem, 85vh)',
    aspectRatio: '1',
    // Its left crowd begins where the lead and the buttons end.
    [from.desktop]: { width: 'min(62%, 60rem, 100% - 34rem)' },
  }),
  content: css(column, {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minHeight: 'min(100svh, 56rem)',
    paddingBlock: 'calc(var(--header-height) + 2rem) min(45vh, 88vw)',
    [from.desktop]: { justifyContent: 'center', paddingBottom: '4rem' },
  }),
  title: css(clearOfNetwork, {
    marginBlock: '1.5rem',
    fontSize: 'var(--head-9)',
    lineHeight: 0.98,
    letterSpacing: '-0.035em',
    maxWidth: '11em',
    [below.phone]: { fontSize: 'var(--head-7)' },
  }),
  lead: css(clearOfNetwork, { maxWidth: '29rem', fontSize: 'var(--intro)', color: 'var(--muted)' }),
  actions: css(clearOfNetwork, {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.75rem',
    marginTop: '2.25rem',
  }),
};

/** The first section of the home page: the rotating words, the headline and two calls to action. */
export function HomeHero({ rotator }: { rotator: HeroRotatorActor }) {
  const { t } = useTranslation('home');
  return (
    <div css={styles.hero}>
      <div css={styles.network}>
        <HeroNetwork />
      </div>
      <div css={styles.content}>
        <HeroRotator actor={rotator} />
        <h1 tabIndex={-1} css={styles.title}>
          {t('hero.title')}
        </h1>
        <p css={styles.lead}>{t('hero.lead')}</p>
        <div css={styles.actions}>
          <ButtonLink to="contact">{t('hero.contactAction')}</ButtonLink>
          <ButtonLink to="about" look="secondary">
            {t('hero.aboutAction')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
