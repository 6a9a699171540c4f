import { Link } from 'wouter';
import { queryOf } from '#content/contactTopics.ts';
import { languages } from '#content/languages.ts';
import { below, lineOf } from '#views/basics/theme.tsx';
import { useSelector } from '#views/basics/useSelector.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { useVisit } from '#views/basics/visit.ts';
import { whenFollowed } from '#views/basics/whenFollowed.ts';
import { css } from '#views/jsx/css.ts';

const styles = {
  list: css({ display: 'flex' }),
  link: css({
    ...lineOf('2.75rem'),
    justifyContent: 'center',
    minWidth: '2.25rem',
    [below.tablet]: { minWidth: '2rem' },
    [below.largeText]: { minWidth: '1.5rem' },
    fontSize: 'var(--small)',
    fontWeight: 600,
    letterSpacing: '0.02em',
    textDecoration: 'none',
    color: 'var(--muted)',
    ':hover, &[aria-current]': {
      color: 'var(--ink)',
      textDecoration: 'underline',
      textDecorationThickness: 2,
      textUnderlineOffset: 6,
    },
  }),
};

/**
 * The same page in each language: that of the address, which may still be loading, about the same topic.
 * `~` makes the links absolute: they replace the prefix.
 */
export function LanguageSwitcher() {
  const { t, i18n } = useTranslation();
  const { page, contactForm, pathIn, chooseLanguage } = useVisit();
  const requested = useSelector(page, ({ context }) => context.requested);
  const topic = useSelector(contactForm, ({ context }) => context.topic);
  const query = requested.page === 'contact' ? queryOf(topic) : '';
  return (
    <nav aria-label={t('navigation.language')}>
      <ul css={styles.list}>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <Link
              href={`~${pathIn(requested, code)}${query}`}
              hrefLang={code}
              lang={code}
              aria-label={`${code.toUpperCase()} ${name}`}
              aria-current={code === i18n.language ? 'true' : undefined}
              {...whenFollowed(() => chooseLanguage(code))}
              css={styles.link}
            >
              {code.toUpperCase()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
