import type { ComponentProps } from 'react';
import type { ContactTopic } from '#content/contactTopics.ts';
import type { PageId } from '#content/pageIds.ts';
import { inverted, lineOf, underPointer } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { PageLink } from './PageLink.tsx';

const base = css({
  ...lineOf('3rem'),
  justifyContent: 'center',
  gap: '0.6em',
  padding: '0.6rem 1.5rem',
  borderRadius: 'var(--radius-pill)',
  border: '1.5px solid var(--ink)',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
});

/** The looks of a call to action, for links and buttons alike. */
export const buttonLooks = {
  primary: css(base, {
    background: 'var(--ink)',
    color: 'var(--paper)',
    ...underPointer(inverted),
    // Paper has no ground of ink.
    '@media print': { background: 'none', color: 'var(--ink)' },
  }),
  secondary: css(base, underPointer({ background: 'var(--ink)', color: 'var(--paper)' })),
};

type Look = keyof typeof buttonLooks;

/** A link to a page of the site that looks like a button. The step of a hero and of an ending is `primary`. */
export function ButtonLink({
  look = 'secondary',
  ...props
}: { look?: Look; to: PageId; about?: ContactTopic } & Omit<ComponentProps<'a'>, 'href' | 'ref'>) {
  return <PageLink css={buttonLooks[look]} {...props} />;
}

/** A button. Its `type` is `button` unless set, so that it does not submit a form. */
export function Button({ look = 'primary', ...props }: { look?: Look } & ComponentProps<'button'>) {
  return <button type="button" css={buttonLooks[look]} {...props} />;
}
