import { useTranslation } from 'react-i18next';
import { quotedGuest, techsenseBenefits, techsenseFeatures } from '#content/pages/techsense.ts';
import { techsensePicture, techsensePictures } from '#content/pictures/techsense.ts';
import { relatedLinks } from '#content/relatedLinks/techsense.ts';
import { css } from '#views/jsx/css.ts';
import { Card, Cards } from '#views/parts/Card.tsx';
import { TitleList } from '#views/parts/lists/TitleList.tsx';
import { Quote } from '#views/parts/Quote.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { PageHero } from '#views/parts/sections/PageHero.tsx';
import { Section } from '#views/parts/sections/Section.tsx';

const styles = { quote: css({ marginTop: 'clamp(2.5rem, 5vw, 4rem)' }) };

export default function Techsense() {
  const { t } = useTranslation('techsense');
  return (
    <>
      <PageHero
        page="techsense"
        composition="edge"
        about="techsense-seat"
        picture={techsensePicture}
      />
      <Section title={t('features.title')}>
        <Cards>
          {techsenseFeatures.map((id) => (
            <Card
              key={id}
              title={t(`features.items.${id}.title`)}
              description={t(`features.items.${id}.description`)}
              picture={techsensePictures[id]}
            />
          ))}
        </Cards>
        <div css={styles.quote}>
          <Quote text={t('quote.text')} by={t('quote.by', { name: quotedGuest })} />
        </div>
      </Section>
      <Section title={t('benefits.title')} tone="ink" isSplit>
        <TitleList
          items={techsenseBenefits.map((id) => ({
            id,
            title: t(`benefits.items.${id}.title`),
            description: t(`benefits.items.${id}.description`),
          }))}
        />
      </Section>
      <Ending
        page="techsense"
        composition="invitation"
        tone="tint"
        about="techsense-seat"
        picture={techsensePicture}
        related={relatedLinks}
      />
    </>
  );
}
