import { brand } from '#content/brand.ts';
import type { EmbedActor } from '#machines/embed.machine.ts';
import { useMachineAttributes } from '#views/basics/machineAttributes.ts';
import { from, grid, visuallyHidden } from '#views/basics/theme.tsx';
import { useTranslation } from '#views/basics/useTranslation.ts';
import { css } from '#views/jsx/css.ts';
import { Embed } from '#views/parts/controls/Embed.tsx';
import { ExternalLink } from '#views/parts/controls/ExternalLink.tsx';
import { Pair, roomy } from '#views/parts/Pair.tsx';

/** Half the height and width of the visible part of the map, in degrees. */
const SPAN = { latitude: 0.004, longitude: 0.009 };

const { street, postalCode, city } = brand.address;
const town = `${postalCode} ${city}`;
const { latitude, longitude } = brand.geo;
const box = [
  longitude - SPAN.longitude,
  latitude - SPAN.latitude,
  longitude + SPAN.longitude,
  latitude + SPAN.latitude,
];
const embedAddress = `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`;
const mapAddress = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** From desktops on, what stands below the poster is beside the button, on its line. */
const map = css(grid, {
  rowGap: 'var(--gap-2)',
  '& > :not(div)': { gridColumn: '1 / -1', justifySelf: 'start', paddingBlock: '0.6rem' },
  '& > p': { color: 'var(--muted)' },
  [from.tablet]: { '& > a': { gridColumn: '1 / 7' }, '& > p': { gridColumn: '7 / -1' } },
  [from.desktop]: {
    ':has(button) > :not(div)': { gridRow: 2, marginTop: 'calc(0.5rem + 1.5px)' },
    ':has(button) > a': { gridColumn: '4 / 7' },
  },
});

/** The address of the office, as large as the content is wide, and a map that loads on demand. */
export function OfficeMap({ actor }: { actor: EmbedActor }) {
  const { t } = useTranslation(['contact', 'common']);
  return (
    <div css={map} {...useMachineAttributes(actor)}>
      <Embed
        actor={actor}
        id="officeMap"
        label={t('map.show')}
        title={t('map.frame')}
        src={embedAddress}
        isBand
      >
        <address css={visuallyHidden}>
          {`${brand.name}, ${street}, ${town}, ${t('common:footer.country')}`}
        </address>
        <Pair first={street} seconds={[town]} layout="line" css={roomy} />
      </Embed>
      <ExternalLink href={mapAddress}>{t('map.open')}</ExternalLink>
      <p>{t('map.poster')}</p>
    </div>
  );
}
