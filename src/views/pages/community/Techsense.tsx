import { techsenseEvents, techsensePillars } from '#content/pages/community.ts';
import { entriesOf } from '#views/basics/entries.ts';
import { plain } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { ColumnList } from '#views/parts/lists/ColumnList.tsx';
import { NameList } from '#views/parts/lists/NameList.tsx';

const styles = {
  root: css({ display: 'grid', gap: 'var(--gap-3)', justifyItems: 'start' }),
  events: css({
    width: '100%',
    '& li': { fontSize: 'var(--head-4)', lineHeight: 1.05 },
  }),
  title: css({ ...plain, marginBottom: '1rem' }),
};

/** What TECHSENSE puts on, set large, what it is for, and a link to its page. */
export function Techsense() {
  const { t } = useTranslation('community');
  return (
    <div css={styles.root}>
      <div css={styles.events}>
        <h3 css={styles.title}>{t('techsense.eventsTitle')}</h3>
        <NameList items={techsenseEvents.map((id) => t(`techsense.events.${id}`))} />
      </div>
      <ColumnList
        items={entriesOf(techsensePillars, (id, part) => t(`techsense.pillars.${id}.${part}`))}
      />
      <ButtonLink to="techsense">{t('techsense.action')}</ButtonLink>
    </div>
  );
}
