import {
  startups,
  ventureMetrics,
  venturePartners,
  ventureServices,
} from '#content/pages/ventures.ts';
import { entriesOf } from '#views/basics/entries.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { ColumnList } from '#views/parts/lists/ColumnList.tsx';
import { Figures } from '#views/parts/lists/Figures.tsx';
import { PairList } from '#views/parts/lists/PairList.tsx';
import { RowList } from '#views/parts/lists/RowList.tsx';
import { Pair } from '#views/parts/Pair.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Opening } from '#views/parts/sections/Opening.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Pipeline } from './ventures/Pipeline.tsx';

const styles = {
  metrics: css({ marginTop: 'var(--gap-5)' }),
  /** Three short sections are closer to each other than long ones. */
  middle: css({ '--section': 'clamp(3.5rem, 6.1vw, 5.5rem)' }),
  /** No page turns its halves round. */
  year: css({ direction: 'ltr' }),
};

export default function Ventures() {
  const { t } = useTranslation('ventures');
  return (
    <>
      <Opening page="ventures" words={[t('hero.first'), t('hero.second')]} />
      <Section title={t('pipeline.title')} lead={t('pipeline.lead')} isOnInk>
        <Pipeline />
        <div css={styles.metrics}>
          <Figures
            items={ventureMetrics.map((name) => ({
              name,
              label: t(`metrics.items.${name}.label`),
              note: t(`metrics.items.${name}.note`),
            }))}
          />
        </div>
      </Section>
      <div css={styles.middle}>
        <Section title={t('startups.title')}>
          <PairList
            items={startups.map(({ id, name }) => ({
              id,
              words: [name, t(`startups.items.${id}.word`)],
              role: t(`startups.items.${id}.fact`),
              text: t(`startups.items.${id}.description`),
            }))}
          />
        </Section>
        <Section title={t('services.title')}>
          <ColumnList
            items={entriesOf(ventureServices, (id, part) => t(`services.items.${id}.${part}`))}
          />
        </Section>
        <Section title={t('partners.title')} lead={t('partners.lead')}>
          <RowList
            layout="paired"
            items={venturePartners.map(({ id, name }) => ({
              id,
              title: name,
              description: t(`partners.items.${id}.description`),
            }))}
          />
        </Section>
      </div>
      <Section
        title={t('nexus.title')}
        lead={t('nexus.text')}
        action={
          <ButtonLink to="contact" about="ventures">
            {t('nexus.action')}
          </ButtonLink>
        }
      >
        <Pair first="20" seconds={['50']} layout="line" css={styles.year} />
      </Section>
      <Ending page="ventures" />
    </>
  );
}
