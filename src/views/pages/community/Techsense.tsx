import { useTranslation } from 'react-i18next';
import { techsenseEvents, techsensePillars } from '#content/pages/community.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { NameList } from '#views/parts/lists/NameList.tsx';
import { TitleList } from '#views/parts/lists/TitleList.tsx';

const styles = {
  root: css({
    display: 'grid',
    gap: 'var(--gap-3) var(--gap-4)',
    [from.desktop]: { gridTemplateColumns: '2fr 1fr' },
  }),
  title: css({ marginBottom: '1.25rem', fontSize: 'var(--head-1)', lineHeight: 1.15 }),
  events: css({ '& li': { paddingBlock: '0.3em', fontSize: 'var(--head-5)', lineHeight: 1.1 } }),
  action: css({ marginTop: 'var(--gap-3)' }),
};

/** What TECHSENSE puts on, set large, beside what it is for, and a link to its page. */
export function Techsense() {
  const { t } = useTranslation('community');
  return (
    <div css={styles.root}>
      <div css={styles.events}>
        <h3 css={styles.title}>{t('techsense.eventsTitle')}</h3>
        <NameList items={techsenseEvents.map((id) => t(`techsense.events.${id}`))} />
        <div css={styles.action}>
          <ButtonLink to="techsense">{t('techsense.action')}</ButtonLink>
        </div>
      </div>
      <TitleList
        items={techsensePillars.map((id) => ({
          id,
          title: t(`techsense.pillars.${id}.title`),
          description: t(`techsense.pillars.${id}.description`),
        }))}
      />
    </div>
  );
}
