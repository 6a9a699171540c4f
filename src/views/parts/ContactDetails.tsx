import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import type { Language } from '#content/languages.ts';
import { css } from '#views/jsx/css.ts';

const styles = {
  address: css({ fontStyle: 'normal' }),
  /** Between what has labels, as much as elsewhere with the height of the link above it. */
  labelled: css({ display: 'grid', gap: '1.5rem' }),
  label: css({ fontWeight: 600, lineHeight: 1.04 }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.25rem',
    textDecorationColor: 'var(--signal)',
  }),
};

/** The address of the office, with the country's name in the language of the page. */
export function PostalAddress() {
  const { i18n } = useTranslation();
  const { street, postalCode, city, country } = brand.address;
  return (
    <address css={styles.address}>
      {brand.name}
      <br />
      {street}
      <br />
      {postalCode} {city}
      <br />
      {country[i18n.language as Language]}
    </address>
  );
}

type ContactDetailsProps = { emailLabel?: string; phoneLabel?: string };

/** Email address and phone number, as `mailto:` and `tel:` links below their optional labels. */
export function ContactDetails({ emailLabel, phoneLabel }: ContactDetailsProps) {
  return (
    <ul css={emailLabel && styles.labelled}>
      <li>
        {emailLabel && <p css={styles.label}>{emailLabel}</p>}
        <a href={`mailto:${brand.email}`} css={styles.link}>
          {brand.email}
        </a>
      </li>
      <li>
        {phoneLabel && <p css={styles.label}>{phoneLabel}</p>}
        <a href={`tel:${brand.phone.replaceAll(' ', '')}`} css={styles.link}>
          {brand.phone}
        </a>
      </li>
    </ul>
  );
}
