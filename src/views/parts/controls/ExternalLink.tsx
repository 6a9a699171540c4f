import type { ComponentProps } from 'react';
import { visuallyHidden } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';

/** A link to another site: opens in a new tab, says so to screen readers, sends no referrer. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'> & { href: string }) {
  const { t } = useTranslation();
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <span css={visuallyHidden}> ({t('newTab')})</span>
    </a>
  );
}
