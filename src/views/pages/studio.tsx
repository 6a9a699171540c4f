import { useTranslation } from 'react-i18next';
import { podcastFeatures } from '#content/pages/studio.ts';
import { relatedLinks } from '#content/relatedLinks/studio.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { DotList } from '#views/parts/lists/DotList.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Opening } from '#views/parts/sections/Opening.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Modes } from './studio/Modes.tsx';
import { Sample } from './studio/Sample.tsx';
import { Seen } from './studio/Seen.tsx';

const styles = {
  /** What a production includes is one row on wide screens, and the way to the shows is at its end. */
  features: css({
    display: 'grid',
    gap: '1.5rem var(--gap-3)',
    justifyItems: 'start',
    alignItems: 'center',
    marginTop: 'var(--gap-3)',
    paddingTop: 'var(--gap-2)',
    borderTop: '1px solid var(--line)',
    [from.tablet]: {
      gridTemplateColumns: '1fr auto',
      '& > ul': { gridTemplateColumns: '1fr 1fr', columnGap: 'var(--gap-3)' },
    },
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
        <Modes />
      </Section>
      <Ending page="studio" about="studio" related={relatedLinks} />
    </>
  );
}
