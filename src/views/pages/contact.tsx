import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import { fitted, inkOf } from '#views/basics/display.ts';
import type { PageActors } from '#views/basics/pageComponent.ts';
import { display, from, lowDesktop, onTablet, plain } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ContactDetails } from '#views/parts/ContactDetails.tsx';
import { Opening } from '#views/parts/sections/Opening.tsx';
import { Section } from '#views/parts/sections/Section.tsx';
import { ContactForm } from './contact/ContactForm.tsx';
import { OfficeMap } from './contact/OfficeMap.tsx';

const styles = {
  form: css({
    '& form > :has(textarea)': {
      gap: 'clamp(0.6rem, 1.7svh, 1.1rem) 1rem',
      [from.desktop]: {
        gridTemplateColumns: '1fr 1fr',
        '& > *': { gridColumn: '1 / -1' },
        '& > :has(> [name=name], > [name=email])': { gridColumn: 'auto' },
      },
      [onTablet]: { '& textarea': { height: '7.75rem' } },
      // One row, and a message that shows less of itself: the button is on the first screen.
      [lowDesktop]: {
        gridTemplateColumns: '1fr 1fr 1.5fr',
        alignItems: 'end',
        '& > :has(> input)': { gridColumn: 'auto' },
        '& textarea': { height: '7.75rem' },
      },
    },
    // The line with the subject takes the room of the heading.
    [from.tablet]: { '&:has([data-topic]) > h2': { display: 'none' } },
    [from.desktop]: { '&:has([data-topic]) textarea': { height: '7.75rem' } },
    [lowDesktop]: { '& form': { gap: '0.75rem' } },
  }),
  heading: css({
    width: 'fit-content',
    fontSize: 'var(--head-2)',
    marginBottom: 'clamp(0.5rem, 1.5svh, 1rem)',
  }),
  /** Its foot is that of the form beside it. An address that is wider than the column is smaller than the other. */
  direct: css({
    background: 'var(--paper)',
    justifySelf: 'stretch',
    containerType: 'inline-size',
    '& li': { paddingBlock: '0.4rem', borderTop: '1px solid var(--line)' },
    '& a': {
      ...display,
      ...fitted,
      fontSize: 'calc(min(100cqi / var(--em), var(--head-5)))',
      lineHeight: 1.2,
      textDecorationThickness: 2,
      textUnderlineOffset: '0.18em',
    },
    '& a[href^=mailto]': { '--em': inkOf(brand.email).toFixed(3) },
    '& a[href^=tel]': { '--em': inkOf(brand.phone).toFixed(3) },
    [from.tablet]: { alignSelf: 'end' },
  }),
  label: css({
    ...plain,
    marginBottom: '1rem',
    fontSize: 'inherit',
    fontWeight: 600,
    letterSpacing: 0,
  }),
};

export default function Contact({ actors }: { actors: PageActors }) {
  const { t } = useTranslation('contact');
  return (
    <>
      <Opening
        page="contact"
        isSplit
        words={[t('hero.first'), t('hero.second')]}
        step={
          <section aria-label={t('form.title')} css={styles.form}>
            <h2 css={styles.heading}>{t('form.title')}</h2>
            <ContactForm actor={actors.contactForm} />
          </section>
        }
      >
        <section aria-label={t('details.title')} css={styles.direct}>
          <h2 css={styles.label}>{t('details.title')}</h2>
          <ContactDetails />
        </section>
      </Opening>
      <Section title={t('map.title')} tone="exhibit">
        <OfficeMap actor={actors.embed} />
      </Section>
    </>
  );
}
