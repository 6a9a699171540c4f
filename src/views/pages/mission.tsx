import { divisions } from '#content/divisions.ts';
import { halves } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { PairList } from '#views/parts/lists/PairList.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Opening } from '#views/parts/sections/Opening.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Exhibit } from './mission/Exhibit.tsx';

/** The two steps, in order. */
const approach = css(halves, {
  rowGap: 'var(--gap-2)',
  fontSize: 'var(--head-2)',
  lineHeight: 1.35,
  letterSpacing: '-0.01em',
});

export default function Mission() {
  const { t } = useTranslation('mission');
  return (
    <>
      <Opening page="mission" words={[t('hero.first'), t('hero.second')]} />
      <Exhibit />
      <Section title={t('pillars.title')} lead={t('pillars.lead')}>
        <PairList
          items={divisions.map(({ id }) => ({
            id,
            words: [t(`pillars.items.${id}.title`), t(`pillars.items.${id}.statement`)],
            text: t(`pillars.items.${id}.description`),
          }))}
        />
      </Section>
      <Section title={t('approach.title')}>
        <ol css={approach}>
          <li>{t('approach.listening')}</li>
          <li>{t('approach.working')}</li>
        </ol>
      </Section>
      <Ending page="mission" />
    </>
  );
}
