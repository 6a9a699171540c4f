import { css } from '@emotion/react';
import { useId } from 'react';
import { below, from } from '#views/basics/theme.tsx';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { Picture, type PictureData } from '#views/parts/Picture.tsx';

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 'clamp(0.75rem, 1.5vw, 1.25rem) clamp(1rem, 3vw, 3rem)',
    alignItems: 'center',
    alignContent: 'center',
  }),
  title: css({ gridColumn: '1 / -1', fontSize: 'var(--head-6)', maxWidth: '14em' }),
  lead: css({ gridColumn: '1 / -1', maxWidth: '34rem', textWrap: 'balance' }),
  action: css({ justifySelf: 'start', [from.desktop]: { marginTop: '0.75rem' } }),
  /** Beside the button: whole, and as a strip on wide screens. Very narrow phones have no room for it. */
  picture: css({
    '& > svg': { height: 'clamp(5rem, 14vw, 9rem)' },
    [below.phone]: { display: 'none' },
    [from.desktop]: {
      overflow: 'clip',
      '& > svg': { height: 'auto', marginBlock: '-18%' },
    },
  }),
  /** On wide screens, beside the text. */
  beside: css({
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
      gridTemplateRows: '1fr auto auto 1fr',
      '& > :is(h2, p)': { gridColumn: 1 },
      '& > h2': { alignSelf: 'end' },
      '& > :last-child': { gridColumn: 2, gridRow: '1 / 5', overflow: 'visible' },
      '& > :last-child > svg': { marginBlock: 0 },
    },
  }),
};

type CallToActionProps = {
  title: string;
  lead: string;
  action: string;
  picture: PictureData;
  isPictureBeside: boolean;
};

/** What the visitor can do next: the link to the contact page, with the picture of the page. */
export function CallToAction({ title, lead, action, picture, isPictureBeside }: CallToActionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} css={[styles.root, isPictureBeside && styles.beside]}>
      <h2 id={titleId} css={styles.title}>
        {title}
      </h2>
      <p css={styles.lead}>{lead}</p>
      <ButtonLink to="contact" css={styles.action}>
        {action}
      </ButtonLink>
      <div css={styles.picture}>
        <Picture picture={picture} />
      </div>
    </section>
  );
}
