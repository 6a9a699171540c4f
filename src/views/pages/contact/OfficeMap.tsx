import { useTranslation } from 'react-i18next';
import { brand } from '#content/brand.ts';
import type { EmbedActor } from '#machines/embed.machine.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { contrasting, visuallyHidden } from '#views/basics/theme.tsx';
import { css } from '#views/jsx/css.ts';
import { Embed } from '#views/parts/controls/Embed.tsx';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';
import { Pair } from '#views/parts/sections/Opening.tsx';

/** Half the height and width of the visible part of the map, in degrees. */
const SPAN = { latitude: 0.004, longitude: 0.009 };

const { street, city } = brand.address;
const { latitude, longitude } = brand.geo;
const box = [
  longitude - SPAN.longitude,
  latitude - SPAN.latitude,
  longitude + SPAN.longitude,
  latitude + SPAN.latitude,
];
const embedAddress = `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
const mapAddress = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

const styles = {
  band: css(contrasting, {
    borderRadius: 'var(--radius-card)',
    '@media (forced-colors: active)': { border: '1px solid' },
  }),
  notice: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 2rem',
    marginTop: '0.75rem',
    color: 'var(--muted)',
  }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    color: 'var(--ink)',
  }),
};

/** A map of the office that loads on demand, with a link to OpenStreetMap. */
export function OfficeMap({ actor }: { actor: EmbedActor }) {
  const { t } = useTranslation('contact');
  return (
    <div {...useMachineAttributes('embed', actor)}>
      <div css={styles.band}>
        <Embed
          actor={actor}
          id="officeMap"
          label={t('map.show')}
          title={t('map.frame')}
          src={embedAddress}
          isBand
        >
          <p css={visuallyHidden}>{`${street}, ${city}`}</p>
          <Pair first={street} seconds={[city]} layout="line">
            <span aria-hidden="true">{city}</span>
          </Pair>
        </Embed>
      </div>
      <div css={styles.notice}>
        <p>{t('map.poster')}</p>
        <ExternalLink href={mapAddress} css={styles.link}>
          {t('map.open')}
        </ExternalLink>
      </div>
    </div>
  );
}
