import { brand } from '#content/brand.ts';

const { email, phone } = brand;

const addresses: Record<string, string> = {
  [email]: `mailto:${email}`,
  [phone]: `tel:${phone.replaceAll(' ', '')}`,
};

const escaped = Object.keys(addresses).map((text) => text.replaceAll(/[^\w\s]/g, '\\$&'));
const ADDRESS = new RegExp(`(${escaped.join('|')})`);

/** Renders a text of the site, with links for the e-mail and the phone number of the brand. */
export const LinkedText = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((part, index) =>
    addresses[part] ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
      <a key={index} href={addresses[part]} dir="ltr">
        {part}
      </a>
    ) : (
      // An element of its own: a translator may put another in the place of a text.
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
      <span key={index}>{part}</span>
    ),
  );
