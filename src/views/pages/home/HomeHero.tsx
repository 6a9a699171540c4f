import { useTranslation } from 'react-i18next';
import type { HeroRotatorActor } from '#machines/heroRotator.machine.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { PageLink } from '#views/parts/controls/PageLink.tsx';
import { OpeningFrame } from '#views/parts/sections/Opening.tsx';
import { HeroRotator } from './HeroRotator.tsx';

const more = css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });

/** How the home page opens: the name drawn, with words that take turns behind its dot. */
export function HomeHero({ rotator }: { rotator: HeroRotatorActor }) {
  const { t } = useTranslation('home');
  return (
    <OpeningFrame
      pair={<HeroRotator actor={rotator} />}
      title={t('hero.title')}
      lead={t('hero.lead')}
      step={
        <>
          <ButtonLink look="primary" to="contact" about="home">
            {t('hero.contactAction')}
          </ButtonLink>
          <PageLink to="about" css={more}>
            {t('hero.aboutAction')}
          </PageLink>
        </>
      }
    />
  );
}
