import { brand } from '#content/brand.ts';
import { lineOf } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';

const styles = {
  address: css({ fontStyle: 'normal' }),
  link: css({
    ...lineOf('2.25rem'),
    // Where a visitor sets more space between letters, an address is longer than its column.
    overflowWrap: 'anywhere',
  }),
};

/** The address of the office, with the country's name in the language of the page. */
export function PostalAddress() {
  const { t } = useTranslation();
  const { street, postalCode, city } = brand.address;
  return (
    <address css={styles.address}>
      {brand.name}
      <br />
      {street}
      <br />
      {postalCode} {city}
      <br />
      {t('footer.country')}
    </address>
  );
}

/** Email address and phone number, as `mailto:` and `tel:` links. */
export function ContactDetails() {
  return (
    <ul>
      <li>
        <a href={`mailto:${brand.email}`} css={styles.link}>
          {brand.email}
        </a>
      </li>
      <li>
        <a href={`tel:${brand.phone.replaceAll(' ', '')}`} dir="ltr" css={styles.link}>
          {brand.phone}
        </a>
      </li>
    </ul>
  );
}
