import { divisions } from '#content/divisions.ts';
import { services } from '#content/pages/services.ts';
import { from, large, ledger, lineOf, targetBox } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { useVisit } from '#views/basics/visit.ts';
import { css } from '#views/jsx/css.ts';
import { PageLink } from '#views/parts/controls/PageLink.tsx';

const styles = {
  division: css(ledger.row, {
    position: 'relative',
    [from.tablet]: { '& > p': { gridColumn: '7 / -1' } },
  }),
  /** The name alone is the link's accessible name. */
  link: css(targetBox, {
    textDecorationThickness: '0.04em',
    textUnderlineOffset: '0.16em',
    textDecorationSkipInk: 'none',
  }),
  services: css({
    display: 'grid',
    gap: '0.15rem var(--gap)',
    [from.desktop]: { gridTemplateColumns: '1fr 1fr' },
  }),
  /** In front of the box of its division. */
  service: css({
    position: 'relative',
    ...lineOf('2.75rem'),
    [from.desktop]: { minHeight: '2.25rem' },
    ...large('--head-1', 1.15),
    textDecorationThickness: '0.05em',
    textDecorationColor: 'transparent',
    ':hover': { textDecorationColor: 'currentColor' },
  }),
};

/** The four divisions of the group: the whole row of each is a link. Consulting has its services in it. */
export function DivisionList() {
  const { t } = useTranslation('home');
  const { reportClick } = useVisit();
  return (
    <ul css={ledger.list}>
      {divisions.map(({ id, page }) => {
        const name = t(`divisions.items.${id}.title`);
        return (
          <li key={id} css={styles.division}>
            <h3 css={ledger.name}>
              <PageLink
                to={page}
                onFollow={() => reportClick('division_card_click', name)}
                css={styles.link}
              >
                {name}
              </PageLink>
            </h3>
            <p css={ledger.text}>{t(`divisions.items.${id}.description`)}</p>
            {id === 'consulting' && (
              <ul css={styles.services}>
                {services.map((service) => (
                  <li key={service}>
                    <PageLink
                      to="services"
                      onFollow={() => reportClick('service_card_click', t(`services.${service}`))}
                      css={styles.service}
                    >
                      {t(`services.${service}`)}
                    </PageLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
