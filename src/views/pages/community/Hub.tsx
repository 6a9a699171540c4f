import { useTranslation } from 'react-i18next';
import { communityOfferings, hubNodes, hubPoints } from '#content/pages/community.ts';
import { fitted, inkOf } from '#views/basics/display.ts';
import { ownKeys } from '#views/basics/textKeys.ts';
import { from, plain } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { Dot } from '#views/parts/Dot.tsx';
import { DotList } from '#views/parts/lists/DotList.tsx';
import { trimmed } from '#views/parts/sections/Opening.tsx';

const styles = {
  parts: css({
    '--between': 'clamp(6rem, 10vw, 9rem)',
    display: 'grid',
    gap: 'var(--gap-4) var(--gap)',
    '& > li': { position: 'relative', containerType: 'inline-size' },
    '& > :nth-of-type(2)': { marginBottom: 'calc(var(--between) - var(--gap-4))' },
    [from.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      rowGap: 'var(--between)',
      '& > :nth-of-type(2)': { marginBottom: 0 },
    },
  }),
  name: css(fitted, { fontSize: 'calc(100cqi / var(--em))', lineHeight: 0.9 }),
  /** In the middle of the four, or on phones of both halves. */
  dot: css({
    '--dot': 'clamp(1.75rem, 3vw, 2.75rem)',
    position: 'absolute',
    top: 'calc(100% + (var(--between) - var(--dot)) / 2)',
    insetInlineStart: 'calc(50% - var(--dot) / 2)',
    margin: 0,
    [from.tablet]: { insetInlineStart: 'calc((var(--gap) + var(--dot)) / -2)' },
  }),
  told: css({
    display: 'grid',
    gap: '1rem var(--gap)',
    marginTop: 'var(--gap-2)',
    [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
  title: css({ ...plain, fontSize: 'inherit', fontWeight: 600, lineHeight: 'inherit' }),
  description: css({ color: 'var(--muted)' }),
};

/** The four parts of the community with the dot between them: what each offers, and what holds them together. */
export function Hub() {
  const { t } = useTranslation('community');
  const names = hubNodes.map((id) => t(`hub.nodes.${id}`));
  const widest = css({ '--em': Math.max(...names.map((name) => inkOf(name))).toFixed(2) });
  const point = (id: (typeof hubPoints)[number]) => (
    <div key={id}>
      <h4 css={styles.title}>{t(`hub.points.${id}.title`)}</h4>
      <p css={styles.description}>{t(`hub.points.${id}.description`)}</p>
    </div>
  );
  return (
    <ul css={[styles.parts, widest]}>
      {names.map((name, place) => {
        const offering = communityOfferings[place];
        return (
          <li key={name}>
            <h3 css={[styles.name, trimmed(name)]}>{name}</h3>
            {place === 1 && <Dot css={styles.dot} />}
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
                hubPoints.map(point)
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
