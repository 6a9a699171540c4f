import { communityOfferings, hubNodes, hubPoints } from '#content/pages/community.ts';
import { fitted, inkOf } from '#views/basics/display.ts';
import { ownKeys } from '#views/basics/textKeys.ts';
import { below, from, plain } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { Dot, WORD_DOT } from '#views/parts/Dot.tsx';
import { DotList } from '#views/parts/lists/DotList.tsx';
import { trimmed } from '#views/parts/Pair.tsx';

const styles = {
  parts: css({
    display: 'grid',
    gap: 'var(--gap-4) var(--gap)',
    '& > li': { containerType: 'inline-size' },
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 'var(--gap-5)' },
  }),
  name: css(fitted, {
    display: 'flex',
    fontSize: 'calc(100cqi / var(--em))',
    lineHeight: 0.9,
  }),
  /** It ends where the name beside it begins. */
  first: css({ [from.tablet]: { marginInlineEnd: 'calc(-1 * var(--gap))' } }),
  /** Midway between the two of a row. On phones they are not side by side. */
  dot: css({
    flex: 'none',
    marginTop: `calc(0.514em - ${WORD_DOT.width / 2}em)`,
    marginInline: 'auto',
    [below.tablet]: { display: 'none' },
  }),
  told: css({
    display: 'grid',
    gap: '1rem var(--gap)',
    marginTop: 'var(--gap-2)',
    [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
  title: css({ ...plain, fontWeight: 600, lineHeight: 'inherit' }),
  description: css({ color: 'var(--muted)' }),
};

/** The four parts of the community, two and two with the dot between them: what each offers, and what joins them. */
export function Hub() {
  const { t } = useTranslation('community');
  const names = hubNodes.map((id) => t(`hub.nodes.${id}`));
  const isFirst = (place: number) => place % 2 === 0;
  const widths = names.map(
    (name, place) => inkOf(name) + (isFirst(place) ? WORD_DOT.width + WORD_DOT.room : 0),
  );
  const widest = css({ '--em': Math.max(...widths).toFixed(2) });
  return (
    <ul css={[styles.parts, widest]}>
      {names.map((name, place) => {
        const offering = communityOfferings[place];
        return (
          <li key={name}>
            {isFirst(place) ? (
              <h3 css={[styles.name, styles.first]}>
                <span css={trimmed(name)}>{name}</span>
                <Dot css={styles.dot} />
              </h3>
            ) : (
              <h3 css={[styles.name, trimmed(name)]}>{name}</h3>
            )}
            <div css={styles.told}>
              {offering ? (
                <>
                  <div>
                    {offering.id === 'clubs' && (
                      <h4 css={styles.title}>{t('offerings.items.clubs.title')}</h4>
                    )}
                    <p css={styles.description}>
                      {t(`offerings.items.${offering.id}.description`)}
                    </p>
                  </div>
                  <DotList
                    items={ownKeys(offering, 'features').map((key) => t(`offerings.items.${key}`))}
                  />
                </>
              ) : (
                hubPoints.map((id) => (
                  <div key={id}>
                    <h4 css={styles.title}>{t(`hub.points.${id}.title`)}</h4>
                    <p css={styles.description}>{t(`hub.points.${id}.description`)}</p>
                  </div>
                ))
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
