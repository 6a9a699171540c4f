import type { ReactNode } from 'react';
import { mainNavigation } from '#content/navigation.ts';
import type { PageId } from '#content/pageIds.ts';
import type { MobileMenuActor } from '#machines/mobileMenu.machine.ts';
import { useLayer } from '#views/basics/layer.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { below, comesAndGoes, from, large, lineOf } from '#views/basics/theme.tsx';
import { useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { WordmarkPicture } from '#views/frame/Wordmark.tsx';
import { css } from '#views/jsx/css.ts';
import { ContactDetails } from '#views/parts/ContactDetails.tsx';
import { PageLinks } from '#views/parts/lists/PageLinks.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';

/** Home, then the main navigation with each dropdown replaced by its pages. */
const pages: readonly PageId[] = [
  'home',
  ...mainNavigation.flatMap<PageId>((entry) => ('dropdown' in entry ? entry.pages : entry.page)),
];

/** The phones whose bar has the name, the languages and the menu. */
const fillsPhone = '@media (min-width: 24em) and (max-width: 39.99em)';

/** The height of each page's row. */
const ROW = 'clamp(2.75rem, 6.4dvh, 3.5rem)';

const styles = {
  button: css({
    minHeight: '2.75rem',
    paddingInlineStart: '0.5rem',
    fontWeight: 600,
    [below.largeText]: { paddingInlineStart: 0, fontSize: 'var(--plain)' },
  }),
  opener: css({ [from.desktop]: { display: 'none' } }),
  dialog: css({
    width: '100%',
    maxWidth: 'none',
    [from.tablet]: { width: '26rem' },
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    marginInlineStart: 'auto',
    padding: '0 var(--gutter) 2rem',
    border: 0,
    background: 'var(--paper)',
    color: 'var(--ink)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    ...comesAndGoes('&[open]', { transform: 'translateX(100%)' }, 'slow'),
    '::backdrop': { background: 'var(--veil)' },
  }),
  top: css({
    display: 'flex',
    // Beside a long word in large text, the languages would lie on each other.
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: 'var(--header-height)',
    '& > nav': { marginInlineStart: '-0.5rem' },
    '& > button': { marginInlineStart: 'auto' },
    // As in the bar that the menu takes the place of.
    [fillsPhone]: {
      '& > nav': { marginInlineStart: 'auto' },
      '& > button': { marginInlineStart: 0 },
    },
  }),
  name: css({ display: 'none', [fillsPhone]: { display: 'block' } }),
  pages: css({ marginBlock: '0.75rem 1.25rem' }),
  link: css({
    ...lineOf(ROW),
    display: 'flex',
    ...large('--entry'),
    textDecorationThickness: '0.06em',
    '&:not([aria-current])': { textDecoration: 'none' },
  }),
  contact: css({
    paddingTop: '0.75rem',
    borderTop: '1px solid var(--line)',
    '& a': { minHeight: '2.75rem' },
  }),
};

const MENU_ID = 'menu';

/**
 * A button with a command for the menu. The browser carries it out, before the site runs, too, and the
 * chart follows. Safari before 26.2 knows no commands: there, the chart acts.
 */
const command = (name: 'show-modal' | 'close', act: () => void) => ({
  commandfor: MENU_ID,
  command: name,
  onClick: () => {
    if (!('commandForElement' in HTMLButtonElement.prototype)) act();
  },
});

export function MobileMenuButton({ actor }: { actor: MobileMenuActor }) {
  const { t } = useTranslation();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      {...command('show-modal', () => actor.send({ type: 'menu.open' }))}
      css={[styles.button, styles.opener]}
    >
      {t('menu.open')}
    </button>
  );
}

type MenuDialogProps = { actor: MobileMenuActor; onClose: () => void; children: ReactNode };

/** The dialog of the menu. It opens and closes, and React renders none of its links then. */
function MenuDialog({ actor, onClose, children }: MenuDialogProps) {
  const { t } = useTranslation();
  const dialog = useLayer<HTMLDialogElement>({
    isOpen: useSelector(actor, (snapshot) => snapshot.matches('open')),
    isModal: true,
    onOpen: () => actor.send({ type: 'menu.open' }),
    onClose,
  });
  return (
    <dialog
      ref={dialog}
      id={MENU_ID}
      aria-label={t('menu.open')}
      closedby="any"
      css={styles.dialog}
      {...useMachineAttributes(actor)}
    >
      {children}
    </dialog>
  );
}

export function MobileMenu({ actor }: { actor: MobileMenuActor }) {
  const { t } = useTranslation();
  const close = () => actor.send({ type: 'menu.close' });
  return (
    <MenuDialog actor={actor} onClose={close}>
      <div css={styles.top}>
        <div css={styles.name}>
          <WordmarkPicture />
        </div>
        <LanguageSwitcher />
        <button type="button" {...command('close', close)} css={styles.button}>
          {t('menu.close')}
        </button>
      </div>
      <nav aria-label={t('navigation.main')}>
        <PageLinks pages={pages} linkStyle={styles.link} css={styles.pages} />
      </nav>
      <div css={styles.contact}>
        <ContactDetails />
      </div>
    </MenuDialog>
  );
}
