import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';

const styles = {
  address: css({ fontStyle: 'normal' }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.25rem',
    textDecorationColor: 'var(--signal)',
  }),
};

/** The office, its country by the name that it has in the language of the page. */
export function PostalAddress() {
  const { i18n } = useTranslation();
  const { street, postalCode, city, countryCode } = brand.address;
  const country = new Intl.DisplayNames(i18n.language, { type: 'region' }).of(countryCode);
  return (
    <address css={styles.address}>
      {brand.name}
      <br />
      {street}
      <br />
      {postalCode} {city}
      <br />
      {country}
    </address>
  );
}

/** E-mail and phone, as links that open the program for them. */
export function ContactDetails() {
  return (
    <ul>
      <li>
        <a href={`mailto:${brand.email}`} css={styles.link}>
          {brand.email}
        </a>
      </li>
      <li>
        <a href={`tel:${brand.phone.replaceAll(' ', '')}`} css={styles.link}>
          {brand.phone}
        </a>
      </li>
    </ul>
  );
}
