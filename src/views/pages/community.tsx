import { figures } from '#content/figures.ts';
import { techsenseEvents, techsensePillars } from '#content/pages/community.ts';
import { entriesOf } from '#views/basics/entries.ts';
import { useNumbers } from '#views/basics/numbers.ts';
import { plain } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { ColumnList } from '#views/parts/lists/ColumnList.tsx';
import { NameList } from '#views/parts/lists/NameList.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Opening } from '#views/parts/sections/Opening.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Crowd } from './community/Crowd.tsx';
import { Hub } from './community/Hub.tsx';
import { Magazines } from './community/Magazines.tsx';

const styles = {
  techsense: css({ display: 'grid', gap: 'var(--gap-3)', justifyItems: 'start' }),
  events: css({
    width: '100%',
    '& li': { fontSize: 'var(--head-4)', lineHeight: 1.05 },
  }),
  title: css({ ...plain, marginBottom: '1rem' }),
};

export default function Community() {
  const { t } = useTranslation('community');
  const { formatFigure } = useNumbers();
  return (
    <>
      <Opening page="community" words={[t('hero.first'), formatFigure(figures.network)]} />
      <Crowd />
      <Section title={t('offerings.title')}>
        <Hub />
      </Section>
      <Section title={t('techsense.title')} lead={t('techsense.lead')} isOnInk>
        <div css={styles.techsense}>
          <div css={styles.events}>
            <h3 css={styles.title}>{t('techsense.eventsTitle')}</h3>
            <NameList items={techsenseEvents.map((id) => t(`techsense.events.${id}`))} />
          </div>
          <ColumnList
            items={entriesOf(techsensePillars, (id, part) => t(`techsense.pillars.${id}.${part}`))}
          />
          <ButtonLink to="techsense">{t('techsense.action')}</ButtonLink>
        </div>
      </Section>
      <Section title={t('magazines.title')}>
        <Magazines />
      </Section>
      <Ending page="community" />
    </>
  );
}
