import { useTranslation } from 'react-i18next';
import type { HeroRotatorActor } from '#machines/heroRotator.machine.ts';
import { below, clearOfNetwork, column, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { PageLink } from '#views/parts/controls/PageLink.tsx';
import { HeroNetwork } from './HeroNetwork.tsx';
import { HeroRotator } from './HeroRotator.tsx';

/** In wider windows the hero has its own network beside the text, which the sheet would cover. */
const clear = { [below.tablet]: clearOfNetwork };

const styles = {
  hero: css({ position: 'relative', overflow: 'clip' }),
  network: css({
    position: 'absolute',
    zIndex: -1,
    insetInlineEnd: 0,
    bottom: 0,
    // It goes on beyond the window: no other picture does. Its right crowd rises beside the text.
    translate: '4% 4%',
    width: 'min(100%, 48rem, 85vh)',
    aspectRatio: '1',
    // Its left crowd begins where the lead and the buttons end.
    [from.desktop]: { width: 'min(62%, 52rem, 100% - 37rem)' },
  }),
  content: css(column, {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minHeight: 'min(100svh, 56rem)',
    // The strip with the newest episode has its room above the text, the cookie banner below it.
    paddingBlock: 'calc(var(--header-height) + var(--strip) + 0.5rem) min(45vh, 88vw)',
    [from.desktop]: { justifyContent: 'center', paddingBottom: '7.5rem' },
  }),
  title: css(clear, {
    marginBlock: 'clamp(0.25rem, 4svh - 1.25rem, 1.5rem) clamp(0.75rem, 2.5svh, 1.5rem)',
    fontSize: 'var(--head-home)',
    lineHeight: 0.98,
    letterSpacing: '-0.035em',
    maxWidth: '11em',
    [below.phone]: { fontSize: 'var(--head-6)' },
  }),
  lead: css(clear, {
    maxWidth: '29rem',
    fontSize: 'var(--body)',
    lineHeight: 1.45,
    color: 'var(--muted)',
    [from.tablet]: { fontSize: 'var(--intro)' },
    // The smallest phones show the step first, as in the other heroes.
    [below.phone]: { order: 1 },
  }),
  actions: css(clear, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.25rem 1.75rem',
    marginTop: 'clamp(1rem, 3svh, 2.25rem)',
    [below.phone]: { marginBlock: '0 0.75rem' },
  }),
  more: css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' }),
};

/** The first section of the home page: the rotating words, the headline and the next step. */
export function HomeHero({ rotator }: { rotator: HeroRotatorActor }) {
  const { t } = useTranslation('home');
  return (
    <div css={styles.hero} data-hero>
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
          <ButtonLink look="primary" to="contact" about="home">
            {t('hero.contactAction')}
          </ButtonLink>
          <PageLink to="about" css={styles.more}>
            {t('hero.aboutAction')}
          </PageLink>
        </div>
      </div>
    </div>
  );
}
