import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import { contactPicture, officePlace } from '#content/pictures/contact.ts';
import type { PageActors } from '#views/basics/pageComponent.ts';
import { clearOfLauncher, column, from, onTablet } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ContactDetails, PostalAddress } from '#views/parts/ContactDetails.tsx';
import { labelPlacesIn, PictureLabels } from '#views/parts/PictureLabels.tsx';
import { PageHero } from '#views/parts/sections/PageHero.tsx';
import { ContactForm } from './contact/ContactForm.tsx';
import { OfficeMap } from './contact/OfficeMap.tsx';

const labelPlaces = labelPlacesIn(contactPicture.frame);

/** The office, beside its disc on the map. */
const office = {
  id: 'office',
  place: labelPlaces.beside(officePlace, 3),
  text: brand.address.street,
};

/** Three fields in a row. */
const lowDesktop = '@media (min-width: 60em) and (max-height: 47.5em)';

const styles = {
  form: css(clearOfLauncher, {
    padding: 'clamp(1rem, 2.2svh, 1.75rem) clamp(1rem, 2vw, 1.75rem)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-card)',
    background: 'var(--surface)',
    // Its button is on the first screen.
    '& form > :has(textarea)': {
      gap: 'clamp(0.6rem, 1.7svh, 1.1rem) 1rem',
      [from.tablet]: {
        gridTemplateColumns: '1fr 1fr',
        '& > *': { gridColumn: '1 / -1' },
        '& > :has(> [name=name], > [name=email])': { gridColumn: 'auto' },
      },
      [onTablet]: { '& textarea': { height: '4.75rem' } },
      [lowDesktop]: {
        gridTemplateColumns: '1fr 1fr 1.5fr',
        alignItems: 'end',
        '& > :has(> input)': { gridColumn: 'auto' },
      },
    },
    // The line with the subject takes the room of the heading.
    [lowDesktop]: { '&:has([data-topic]) > h2': { position: 'absolute', clipPath: 'inset(50%)' } },
  }),
  heading: css({ fontSize: 'var(--head-2)', marginBottom: 'clamp(0.5rem, 1.5svh, 1rem)' }),
  sheet: css({ background: 'var(--surface)' }),
  row: css(column, {
    display: 'grid',
    gap: 'var(--gap-4)',
    paddingBlock: 'var(--gap-5)',
    [from.desktop]: { gridTemplateColumns: '1fr 1fr' },
  }),
  title: css({ fontSize: 'var(--head-5)', marginBottom: '1.5rem' }),
  details: css({
    display: 'grid',
    alignContent: 'start',
    gap: '1.75rem',
    [onTablet]: { gridTemplateColumns: '1fr 1fr' },
    '& a': {
      fontSize: 'var(--head-3)',
      fontWeight: 600,
      letterSpacing: '-0.02em',
      overflowWrap: 'anywhere',
    },
  }),
  label: css({
    marginBottom: '0.35rem',
    fontFamily: 'var(--text)',
    fontSize: 'inherit',
    fontWeight: 600,
    letterSpacing: 0,
  }),
};

export default function Contact({ actors }: { actors: PageActors }) {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageHero
        page="contact"
        composition="form"
        step={
          <section aria-label={t('form.title')} css={styles.form}>
            <h2 css={styles.heading}>{t('form.title')}</h2>
            <ContactForm actor={actors.contactForm} />
          </section>
        }
        picture={contactPicture}
      >
        <PictureLabels area={labelPlaces.area} items={[office]} />
      </PageHero>
      <div css={styles.sheet}>
        <div css={styles.row}>
          <section aria-label={t('details.title')}>
            <h2 css={styles.title}>{t('details.title')}</h2>
            <div css={styles.details}>
              <div>
                <h3 css={styles.label}>{t('details.address')}</h3>
                <PostalAddress />
              </div>
              <ContactDetails emailLabel={t('details.email')} phoneLabel={t('details.phone')} />
            </div>
          </section>
          <section aria-label={t('map.title')}>
            <h2 css={styles.title}>{t('map.title')}</h2>
            <OfficeMap actor={actors.embed} />
          </section>
        </div>
      </div>
    </>
  );
}
