import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import { contactPicture, officePlace } from '#content/pictures/contact.ts';
import type { PageActors } from '#views/basics/pageComponent.ts';
import { clearOfNetwork, column, from, onTablet } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ContactDetails, PostalAddress } from '#views/parts/ContactDetails.tsx';
import { labelPlaces, PictureLabels } from '#views/parts/PictureLabels.tsx';
import { PageHero } from '#views/parts/sections/PageHero.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { ContactForm } from './contact/ContactForm.tsx';
import { OfficeMap } from './contact/OfficeMap.tsx';

/** The office, beside its disc on the map. */
const office = {
  id: 'office',
  place: labelPlaces.beside(officePlace, 3),
  text: brand.address.street,
};

const styles = {
  row: css(column, {
    display: 'grid',
    gap: 'clamp(3rem, 6vw, 6rem)',
    paddingBottom: 'var(--section)',
    [from.desktop]: { gridTemplateColumns: '1.35fr 1fr' },
  }),
  title: css({ fontSize: 'var(--head-6)', marginBottom: '1.75rem' }),
  details: css({
    display: 'grid',
    alignContent: 'start',
    gap: '1.75rem',
    [onTablet]: { gridTemplateColumns: '1fr 1fr' },
  }),
  label: css({ fontSize: 'var(--body)', marginBottom: '0.35rem' }),
};

export default function Contact({ actors }: { actors: PageActors }) {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageHero
        composition="edge"
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={contactPicture}
      >
        <PictureLabels items={[office]} />
      </PageHero>
      <div css={styles.row}>
        <section aria-label={t('form.title')} css={clearOfNetwork}>
          <h2 css={styles.title}>{t('form.title')}</h2>
          <ContactForm actor={actors.contactForm} />
        </section>
        <section aria-label={t('details.title')} css={clearOfNetwork}>
          <h2 css={styles.title}>{t('details.title')}</h2>
          <div css={styles.details}>
            <div>
              <h3 css={styles.label}>{t('details.address')}</h3>
              <PostalAddress />
            </div>
            <ContactDetails emailLabel={t('details.email')} phoneLabel={t('details.phone')} />
          </div>
        </section>
      </div>
      <Section title={t('map.title')} tone="surface">
        <OfficeMap actor={actors.embed} />
      </Section>
    </>
  );
}
