import { useTranslation } from 'react-i18next';
import { techsenseEvents } from '#content/pages/community.ts';
import { commonPictures } from '#content/pictures/commonPictures.ts';
import { from } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { ButtonLink } from '#views/parts/controls/Button.tsx';
import { NameList } from '#views/parts/lists/NameList.tsx';
import { Picture } from '#views/parts/Picture.tsx';

const styles = {
  root: css({
    display: 'grid',
    gap: 'var(--gap-4)',
    alignItems: 'center',
    marginTop: 'clamp(3rem, 6vw, 5rem)',
    [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
  }),
  title: css({ marginBottom: '1.25rem', fontSize: 'var(--head-1)', lineHeight: 1.15 }),
  action: css({ marginTop: '2.25rem' }),
};

/** The kinds of event that TECHSENSE hosts, and a link to its page. */
export function TechsenseCalendar() {
  const { t } = useTranslation('community');
  return (
    <div css={styles.root}>
      <Picture picture={commonPictures.techsense} />
      <div>
        <h3 css={styles.title}>{t('techsense.eventsTitle')}</h3>
        <NameList items={techsenseEvents.map((id) => t(`techsense.events.${id}`))} />
        <div css={styles.action}>
          <ButtonLink to="techsense">{t('techsense.action')}</ButtonLink>
        </div>
      </div>
    </div>
  );
}
