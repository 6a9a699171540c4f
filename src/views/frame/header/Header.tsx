import { mainNavigation } from '#content/navigation.ts';
import type { DropdownActor, DropdownId } from '#machines/dropdown.machine.ts';
import type { HeaderActor } from '#machines/header.machine.ts';
import type { MobileMenuActor } from '#machines/mobileMenu.machine.ts';
import { below, column, from, launcherInBar, visibilityOf } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { Wordmark } from '#views/frame/Wordmark.tsx';
import { css } from '#views/jsx/css.ts';
import { buttonLooks } from '#views/parts/controls/Button.tsx';
import { PageLink } from '#views/parts/controls/PageLink.tsx';
import { MachineElement } from '#views/parts/MachineElement.tsx';
import { Dropdown, navigationItem } from './Dropdown.tsx';
import { focusAtTop } from './focusAtTop.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { MobileMenu, MobileMenuButton } from './MobileMenu.tsx';

const styles = {
  header: css({
    position: 'fixed',
    zIndex: 30,
    inset: '0 0 auto',
    borderBottom: '1px solid transparent',
    transition: 'background-color var(--calm), border-color var(--calm)',
    // The page may scroll before the site runs, or without scripts: the header still gets its ground.
    '@supports (animation-timeline: scroll())': {
      'html:not([data-hydrated]) &[data-state=transparent]': {
        animation: 'ground linear both',
        animationTimeline: 'scroll()',
        animationRange: '50px 120px',
      },
    },
    // The text below it would show through a ground that comes slowly.
    '&[data-state=opaque]': {
      background: 'var(--paper)',
      borderColor: 'var(--line)',
      transition: 'none',
    },
    // The menu has languages of its own, and no two of them are in reach.
    '&:has(dialog[open])': { '--languages-visibility': 'hidden', zIndex: 32 },
  }),
  bar: css(column, {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1rem',
    height: 'var(--header-height)',
    [below.tablet]: { gap: '0.5rem' },
    [below.largeText]: { gap: '0.25rem' },
    [from.desktop]: { columnGap: 0 },
  }),
  navigation: css({ display: 'none', [from.desktop]: { display: 'contents' } }),
  // To the eye, the languages stand between the entries of the navigation and its last, the button. Tab reaches them
  // after it, as they stand in the document: two landmarks cannot be in each other.
  list: css({
    display: 'contents',
    '& > :first-of-type': { marginInlineStart: 'auto' },
    '& > :last-child': { order: 2 },
  }),
  contact: css({
    minHeight: '2.5rem',
    paddingBlock: '0.3rem',
    marginInlineStart: '0.75rem',
    fontSize: 'var(--plain)',
  }),
  end: css({
    display: 'flex',
    alignItems: 'center',
    gap: '0.5rem',
    [launcherInBar]: { marginInlineEnd: '4rem', columnGap: 0 },
    [from.desktop]: { order: 1, marginInlineStart: '0.75rem' },
    '& > nav': {
      visibility: visibilityOf('languages'),
      // Beside the name and the menu they would run together. The menu has them, too.
      [below.phone]: { display: 'none' },
    },
  }),
};

type HeaderProps = {
  actors: { header: HeaderActor; mobileMenu: MobileMenuActor } & Record<DropdownId, DropdownActor>;
  /** The focus entered or left the top of the page. */
  onFocusChange: (isInside: boolean) => void;
};

export function Header({ actors, onFocusChange }: HeaderProps) {
  const { t } = useTranslation();

  const renderEntry = (entry: (typeof mainNavigation)[number]) => {
    const label = t(`pages.${entry.page}`);
    if ('dropdown' in entry) {
      const { dropdown, ...lists } = entry;
      return <Dropdown actor={actors[dropdown]} label={label} {...lists} />;
    }
    const look = entry.look === 'button' ? [buttonLooks.primary, styles.contact] : navigationItem;
    return (
      <PageLink to={entry.page} css={look}>
        {label}
      </PageLink>
    );
  };

  return (
    <MachineElement
      as="header"
      actor={actors.header}
      css={styles.header}
      {...focusAtTop(onFocusChange)}
    >
      <div css={styles.bar}>
        <Wordmark />
        <nav aria-label={t('navigation.main')} css={styles.navigation}>
          <ul css={styles.list}>
            {mainNavigation.map((entry) => (
              <li key={entry.page}>{renderEntry(entry)}</li>
            ))}
          </ul>
        </nav>
        <div css={styles.end}>
          <LanguageSwitcher />
          <MobileMenuButton actor={actors.mobileMenu} />
        </div>
      </div>
      <MobileMenu actor={actors.mobileMenu} />
    </MachineElement>
  );
}
