import { useTranslation } from 'react-i18next';
import { services } from '#content/pages/services.ts';
import { commonPictures } from '#content/pictures/commonPictures.ts';
import { servicePictures } from '#content/pictures/services.ts';
import type { PageActors } from '#views/basics/pageComponent.ts';
import { below, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { Card, Cards } from '#views/parts/Card.tsx';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Highlight } from '#views/parts/sections/Highlight.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { DivisionList } from './home/DivisionList.tsx';
import { EventList } from './home/EventList.tsx';
import { HomeHero } from './home/HomeHero.tsx';
import { Proof } from './home/Proof.tsx';

/** Path data of a voice that is being recorded: it rises from silence. */
const VOICE = Array.from({ length: 56 }, (_, bar) => {
  const loudness = Math.min(36, 4 * bar);
  const height = Math.round(loudness * Math.abs(Math.sin(bar * 1.9) * Math.cos(bar * 0.7)));
  return `M${40 + 10 * bar} ${40 - height}v${2 * height}`;
}).join('');

const styles = {
  /** What is recorded goes on to the edge of the content, and ends with a whole bar. */
  wave: css({
    '--bar': '1.25rem',
    width: 'calc(round(down, 100%, var(--bar)) - 0.4 * var(--bar))',
    height: 'calc(8 * var(--bar))',
    marginBottom: 'var(--gap-2)',
    [below.tablet]: { '--bar': '0.75rem' },
  }),
  /**
   * Phones show pictures and names: the page of the services has the texts. On wide screens, a row has one line
   * and low pictures.
   */
  services: css({
    [below.tablet]: {
      '& > ul': { gap: '0.75rem' },
      '&& li': { alignItems: 'center', paddingTop: '0.75rem', borderTop: '1px solid var(--line)' },
      '&& [data-picture]': { flexBasis: '4rem', marginTop: 0 },
      '& h3': { fontSize: 'var(--head-2)' },
      '& p': { display: 'none' },
    },
    [from.desktop]: {
      '& > ul': { columnGap: 0 },
      '& li': { paddingInlineEnd: 'var(--gap-3)' },
      '& svg': { height: '7.5rem' },
    },
  }),
};

export default function Home({ actors }: { actors: PageActors }) {
  const { t } = useTranslation('home');
  return (
    <>
      <HomeHero rotator={actors.heroRotator} />
      <Section title={t('proof.title')} tone="ink">
        <Proof />
      </Section>
      <Section title={t('divisions.title')}>
        <DivisionList />
      </Section>
      <Highlight
        title={t('techsense.title')}
        text={t('techsense.text')}
        picture={commonPictures.techsense}
        tone="ink"
      >
        <ButtonLink to="techsense">{t('techsense.action')}</ButtonLink>
      </Highlight>
      <Section title={t('services.title')}>
        <div css={styles.services}>
          <Cards isCompact>
            {services.map((id) => (
              <Card
                key={id}
                title={t(`services.items.${id}.title`)}
                description={t(`services.items.${id}.description`)}
                picture={servicePictures[id]}
                to="services"
                click="service_card_click"
              />
            ))}
          </Cards>
          <ButtonLink to="services">{t('services.action')}</ButtonLink>
        </div>
      </Section>
      <Section title={t('events.title')} lead={t('events.lead')} tone="surface">
        <EventList />
      </Section>
      <Section title={t('studio.title')} lead={t('studio.text')}>
        <svg
          viewBox="0 0 640 80"
          preserveAspectRatio="xMinYMid slice"
          strokeWidth="4"
          strokeLinecap="round"
          css={styles.wave}
          aria-hidden="true"
        >
          <path d={VOICE} stroke="var(--ink)" />
          <path d="M12 40h0" stroke="var(--signal)" strokeWidth="24" />
        </svg>
        <ButtonLink to="studio">{t('studio.action')}</ButtonLink>
      </Section>
      <Ending page="home" about="home" picture={commonPictures.partnership} />
    </>
  );
}
