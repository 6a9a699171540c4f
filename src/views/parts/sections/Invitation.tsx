import { type ReactNode, useId } from 'react';
import { from, halves, visuallyHidden } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { Pair, roomy } from '#views/parts/Pair.tsx';

/** Lead and step stand in the columns of what is below them. */
const text = css(halves, {
  rowGap: '1rem',
  marginTop: '1.5rem',
  placeItems: 'start',
  // The step is below the end of the words, whose letters may hang.
  [from.tablet]: { marginTop: 'var(--gap-3)' },
});

const leading = css({ maxWidth: '34rem', fontSize: 'var(--lead)', textWrap: 'balance' });

type InvitationProps = {
  words: readonly [first: string, second: string];
  lead: string;
  /** Where it leads. */
  children: ReactNode;
};

/** Two things and the dot between them as a title, what they are, and a step. */
export function Invitation({ words, lead, children }: InvitationProps) {
  const [first, second] = words;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} css={visuallyHidden}>
        {first}. {second}.
      </h2>
      <Pair first={first} seconds={[second]} layout="line" css={roomy} />
      <div css={text}>
        <p css={leading}>{lead}</p>
        {children}
      </div>
    </section>
  );
}
