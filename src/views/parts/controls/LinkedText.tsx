import { Fragment } from 'react';

/** Addresses, e-mails and international phone numbers, without the punctuation of the sentence. */
const LINKS =
  /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(\+\d[\d \u00a0]{6,}\d)/g;

/** Text that stays text: line breaks are kept by the style, and what is an address can be followed. */
export function LinkedText({ text }: { text: string }) {
  const parts: React.ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(LINKS)) {
    const [found, url, email] = match;
    const href = url ?? (email ? `mailto:${email}` : `tel:${found.replaceAll(/\s/g, '')}`);
    parts.push(
      <Fragment key={match.index}>
        {text.slice(end, match.index)}
        <a href={href} {...(url && { target: '_blank', rel: 'noopener noreferrer' })}>
          {found}
        </a>
      </Fragment>,
    );
    end = match.index + found.length;
  }
  return [...parts, text.slice(end)];
}
