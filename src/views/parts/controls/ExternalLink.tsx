import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#views/basics/theme.tsx';

/** A link that leaves the site: in a new tab, which it says, and without telling where from. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'> & { href: string }) {
  const { t } = useTranslation();
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <span css={visuallyHidden}> ({t('newTab')})</span>
    </a>
  );
}
