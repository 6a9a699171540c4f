import { quotedEpisode } from '#content/pages/latestEpisode.ts';
import {
  photoServices,
  podcastFeatures,
  studioModes,
  videoFormats,
} from '#content/pages/studio.ts';
import { entriesOf } from '#views/basics/entries.ts';
import { below, halves, large, plain } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { DotList } from '#views/parts/lists/DotList.tsx';
import { NameList } from '#views/parts/lists/NameList.tsx';
import { RowList } from '#views/parts/lists/RowList.tsx';
import { Quote } from '#views/parts/Quote.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Opening } from '#views/parts/sections/Opening.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Film } from './studio/Film.tsx';
import { Portrait } from './studio/Portrait.tsx';

const styles = {
  /** Below the work: what is offered, and what leads on. */
  offer: css(halves, {
    rowGap: '1.5rem',
    placeItems: 'start',
    marginTop: 'var(--gap-3)',
    '& > :not(a)': { width: '100%' },
  }),
  aside: css({ display: 'grid', justifyItems: 'start', gap: '1.25rem' }),
  /** The opening mark hangs in the margin, by the measures of this face. */
  said: css({
    '& blockquote': {
      ...large('--head-4'),
      textIndent: '-0.11em',
      ':lang(de)': { textIndent: '-0.365em' },
      ':lang(fr)': { textIndent: '-0.5em', [below.phone]: { textIndent: '-0.3em' } },
    },
  }),
  /** What a production includes, and the way to the shows. */
  features: css({ paddingTop: 'var(--gap-2)', borderTop: '1px solid var(--line)' }),
  listTitle: css({ ...plain, marginBottom: '0.75rem' }),
  services: css({ marginTop: 'var(--gap-2)' }),
};

export default function Studio() {
  const { t } = useTranslation('studio');
  return (
    <>
      <Opening page="studio" words={[t('hero.first'), t('hero.second')]} />
      <Section title={t('video.title')} lead={t('video.text')} isOnInk>
        <Film />
        <div css={styles.offer}>
          <div css={styles.aside}>
            <p>{t('video.film.caption')}</p>
            <ButtonLink to="contact" about="film">
              {t('video.action')}
            </ButtonLink>
          </div>
          <div>
            <h3 css={styles.listTitle}>{t('video.formatsTitle')}</h3>
            <NameList items={videoFormats.map((id) => t(`video.formats.${id}`))} />
          </div>
        </div>
      </Section>
      <Section title={t('podcast.title')} lead={t('podcast.text')}>
        <div css={styles.said}>
          <Quote text={t('podcast.quote.text')} by={t('podcast.quote.by', quotedEpisode)} />
        </div>
        <div css={[styles.offer, styles.features]}>
          <DotList items={podcastFeatures.map((id) => t(`podcast.features.${id}`))} />
          <ButtonLink to="podcast">{t('podcast.action')}</ButtonLink>
        </div>
      </Section>
      <Section title={t('photo.title')} lead={t('photo.text')} isOnInk>
        <Portrait />
        <h3 css={[styles.listTitle, styles.services]}>{t('photo.servicesTitle')}</h3>
        <NameList items={photoServices.map((id) => t(`photo.services.${id}`))} isPaired />
      </Section>
      <Section title={t('flexibility.title')} lead={t('flexibility.lead')}>
        <RowList
          items={entriesOf(studioModes, (id, part) => t(`flexibility.modes.${id}.${part}`))}
        />
      </Section>
      <Ending page="studio" />
    </>
  );
}
