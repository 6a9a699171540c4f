import type { ComponentProps } from 'react';
import type { RelatedLinks as Related } from '#content/relatedLinks/relatedLinks.ts';
import { column, contrasting, from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { CallToAction } from './CallToAction.tsx';
import { RelatedLinks } from './RelatedLinks.tsx';

const tones = {
  tint: css({ background: 'var(--signal-tint)' }),
  ink: contrasting,
};

const styles = {
  content: css(column, {
    display: 'grid',
    gap: 'clamp(1.25rem, 4vw, 4rem)',
    paddingBlock: 'clamp(1.75rem, 6vw, 5.5rem)',
  }),
  columns: css({
    [from.desktop]: {
      gridTemplateColumns: '1.15fr 1fr',
      columnGap: 'clamp(3rem, 7vw, 7rem)',
      '& ul': { gridTemplateColumns: '1fr' },
    },
  }),
};

type EndingProps = {
  /**
   * What leads: the `invitation`, with the links below it; the `links`, with the invitation below them;
   * or neither, in two `columns`.
   */
  composition: 'invitation' | 'links' | 'columns';
  tone: keyof typeof tones;
  /** Without links, the invitation is all. */
  related?: Related;
} & Omit<ComponentProps<typeof CallToAction>, 'isWide'>;

/** The end of every page except contact: an invitation, and where to go next. */
export function Ending({ composition, tone, related, ...invitation }: EndingProps) {
  const links = related && <RelatedLinks page={invitation.page} {...related} />;
  const isColumns = composition === 'columns';
  return (
    <div css={tones[tone]} data-ending={composition}>
      <div css={[styles.content, isColumns && styles.columns]}>
        {composition === 'links' && links}
        <CallToAction isWide={!isColumns} {...invitation} />
        {composition !== 'links' && links}
      </div>
    </div>
  );
}
