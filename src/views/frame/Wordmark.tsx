import { brand } from '#content/brand.ts';
import { below, bullet, lineOf } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { PageLink } from '#views/parts/controls/PageLink.tsx';

const styles = {
  name: css({
    ...lineOf('2.75rem'),
    justifySelf: 'start',
    fontFamily: 'var(--display)',
    fontSize: 'var(--head-1)',
    fontWeight: 700,
    letterSpacing: '-0.03em',
    textDecoration: 'none',
    [below.largeText]: { fontSize: 'var(--brand)' },
  }),
  /** In the header, it is red where no dot of the page is in the window. */
  dot: css({
    ...bullet('0.14em'),
    '&[data-lit=yes]': { borderColor: 'var(--signal)' },
    // In the middle of the small letters, and of what the open r and the p leave.
    margin: '0.08em 0.06em 0',
  }),
};

const [before, after] = [brand.name.slice(0, brand.dotAfter), brand.name.slice(brand.dotAfter)];

const Name = () => (
  <>
    {before}
    <span data-dot css={styles.dot} />
    {after}
  </>
);

/** The brand's name with the dot between its two words, linked to the home page. */
export function Wordmark() {
  const { t } = useTranslation();
  return (
    <PageLink
      to="home"
      aria-label={t('navigation.homeLink')}
      translate="no"
      dir="ltr"
      css={styles.name}
    >
      <Name />
    </PageLink>
  );
}

/** The brand's name without a link, for the menu, whose list has the home page. */
export const WordmarkPicture = () => (
  <span aria-hidden="true" translate="no" dir="ltr" css={styles.name}>
    <Name />
  </span>
);
