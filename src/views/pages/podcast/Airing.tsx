import type { ReactNode } from 'react';
import { useDates } from '#views/basics/dates.ts';
import { toMinutes } from '#views/basics/format.ts';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';

/** It stays with what is before it. */
const BETWEEN = '\u00a0· ';

const airing = css({ marginTop: '0.4rem', fontSize: 'var(--small)', color: 'var(--muted)' });

type AiringProps = {
  durationSeconds: number;
  publishedOn: string;
  /** Whether the day is that on which we added a film of others. */
  isAdded?: boolean;
  /** What stands before them. */
  children?: ReactNode;
};

/** Running time and date of an episode. `publishedOn` is an ISO date. */
export function Airing({ durationSeconds, publishedOn, isAdded, children }: AiringProps) {
  const { t } = useTranslation('podcast');
  const { formatDate } = useDates();
  const minutes = toMinutes(durationSeconds);
  const date = formatDate(publishedOn);
  return (
    <p css={airing}>
      {children}
      {children && BETWEEN}
      <time dateTime={`PT${minutes}M`}>{t('episodes.duration', { minutes })}</time>
      {BETWEEN}
      <time dateTime={publishedOn}>{isAdded ? t('episodes.added', { date }) : date}</time>
    </p>
  );
}
