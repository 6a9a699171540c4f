import { useTranslation } from 'react-i18next';
import { podcastFeatures, studioModes } from '#content/pages/studio.ts';
import { relatedLinks } from '#content/relatedLinks/studio.ts';
import { halves } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { DotList } from '#views/parts/lists/DotList.tsx';
import { RowList } from '#views/parts/lists/RowList.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Opening } from '#views/parts/sections/Opening.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Sample } from './studio/Sample.tsx';
import { Seen } from './studio/Seen.tsx';

const styles = {
  /** What a production includes, and the way to the shows. */
  features: css(halves, {
    rowGap: '1.5rem',
    placeItems: 'start',
    marginTop: 'var(--gap-3)',
    paddingTop: 'var(--gap-2)',
    borderTop: '1px solid var(--line)',
  }),
};

export default function Studio() {
  const { t } = useTranslation('studio');
  return (
    <>
      <Opening page="studio" about="studio" words={[t('hero.first'), t('hero.second')]} />
      <Section title={t('podcast.title')} lead={t('podcast.text')} tone="surface">
        <Sample />
        <div css={styles.features}>
          <DotList items={podcastFeatures.map((id) => t(`podcast.features.${id}`))} />
          <ButtonLink to="podcast">{t('podcast.action')}</ButtonLink>
        </div>
      </Section>
      <Seen />
      <Section title={t('flexibility.title')} lead={t('flexibility.lead')}>
        <RowList
          items={studioModes.map((id) => ({
            id,
            title: t(`flexibility.modes.${id}.title`),
            description: t(`flexibility.modes.${id}.description`),
          }))}
        />
      </Section>
      <Ending page="studio" about="studio" related={relatedLinks} />
    </>
  );
}
