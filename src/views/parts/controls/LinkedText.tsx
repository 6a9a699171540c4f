import { Fragment } from 'react';

/**
 * Matches URLs, email addresses and international phone numbers, without trailing punctuation.
 *
 * The name in an email address has 64 characters at most (RFC 5321). Without this limit, a long run of
 * word characters takes quadratic time.
 */
const LINKS =
  /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])|([\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+)|(\+\d[\d \u00a0]{6,}\d)/g;

/**
 * Renders plain text, with links for the URLs, email addresses and phone numbers in it. Line breaks
 * show only if the surrounding style preserves them.
 */
export function LinkedText({ text }: { text: string }) {
  const parts: React.ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(LINKS)) {
    const [found, url, email] = match;
    const href = url ?? (email ? `mailto:${email}` : `tel:${found.replaceAll(/\s/g, '')}`);
    parts.push(
      <Fragment key={parts.length}>
        {text.slice(end, match.index)}
        <a href={href} dir="ltr" {...(url && { target: '_blank', rel: 'noopener noreferrer' })}>
          {found}
        </a>
      </Fragment>,
    );
    end = match.index + found.length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
