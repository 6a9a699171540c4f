import { useTranslation } from 'react-i18next';
import { signatureOfferings } from '#content/pages/institute.ts';
import { institutePicture } from '#content/pictures/institute.ts';
import { relatedLinks } from '#content/relatedLinks/institute.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { TitleList } from '#views/parts/lists/TitleList.tsx';
import { weights } from '#views/parts/Picture.tsx';
import { Ending } from '#views/parts/sections/Ending.tsx';
import { PageHero } from '#views/parts/sections/PageHero.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { Fields } from './institute/Fields.tsx';
import { Journey } from './institute/Journey.tsx';
import { Programs } from './institute/Programs.tsx';

const styles = {
  /** The path leads out of the column, into the margin. */
  opening: css({
    [from.tablet]: { '&& > [data-hero]': weights(1.5, 7, 14) },
    [from.desktop]: {
      '&& > [data-hero] > :last-child': {
        marginInline: '-16% calc(-1 * var(--gutter))',
      },
    },
  }),
};

export default function Institute() {
  const { t } = useTranslation('institute');
  return (
    <>
      <div css={styles.opening}>
        <PageHero
          page="institute"
          composition="edge"
          about="institute"
          picture={institutePicture}
        />
      </div>
      <Section title={t('journey.title')} lead={t('journey.lead')} tone="surface">
        <Journey />
      </Section>
      <Section title={t('fields.title')}>
        <Fields />
      </Section>
      <Section title={t('programs.title')} tone="ink">
        <Programs />
      </Section>
      <Section title={t('signature.title')} tone="surface" isSplit>
        <TitleList
          items={signatureOfferings.map((id) => ({
            id,
            title: t(`signature.items.${id}.title`),
            description: t(`signature.items.${id}.description`),
          }))}
        />
      </Section>
      <Ending page="institute" tone="tint" about="institute" related={relatedLinks} />
    </>
  );
}
