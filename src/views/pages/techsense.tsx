import { useTranslation } from 'react-i18next';
import { quotedGuest, summitDays } from '#content/pages/techsense.ts';
import { relatedLinks } from '#content/relatedLinks/techsense.ts';
import { partsOf } from '#views/basics/dates.ts';
import { column } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { Quote } from '#views/parts/Quote.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { Opening } from '#views/parts/sections/Opening.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Benefits } from './techsense/Benefits.tsx';
import { Features } from './techsense/Features.tsx';
import { NextEvent } from './techsense/NextEvent.tsx';

const styles = {
  band: css({ background: 'var(--surface)' }),
  quote: css(column, {
    paddingBlock: 'var(--gap-5)',
    '& blockquote': { fontSize: 'var(--head-5)', lineHeight: 1.2 },
  }),
};

/** The day of the month. */
const day = ({ date }: { date: string }) => String(partsOf(date)[2]);

export default function Techsense() {
  const { t } = useTranslation('techsense');
  return (
    <>
      <Opening
        page="techsense"
        about="techsense-seat"
        words={[day(summitDays[0]), day(summitDays[1])]}
      />
      <NextEvent />
      <Section title={t('features.title')}>
        <Features />
      </Section>
      <section css={styles.band}>
        <div css={styles.quote}>
          <Quote text={t('quote.text')} by={t('quote.by', { name: quotedGuest })} />
        </div>
      </section>
      <Section title={t('benefits.title')} tone="ink">
        <Benefits />
      </Section>
      <Ending page="techsense" about="techsense-seat" related={relatedLinks} />
    </>
  );
}
