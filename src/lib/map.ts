import type { School } from './content-types.ts';
import { formatAddress } from './format.ts';

/** How far the map reaches to each side of its pin, in degrees: some 600 m to the east, 300 m to the north. */
const REACH = { longitude: 0.0075, latitude: 0.003 };

/**
 * The addresses of the map: the frame with the pin at the school's coordinates, and the page that looks the address up.
 * Those in `map` take the place of the derived ones, which are OpenStreetMap's and need no key.
 */
export function mapAddresses({ address, map }: Pick<School, 'address' | 'map'>): { frame: string; link: string } {
  const { latitude, longitude } = address.coordinates;
  const box = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const site = `https://${map.provider.host}`;
  const frame = new URLSearchParams({ bbox: box.join(), layer: 'mapnik', marker: `${latitude},${longitude}` });
  return {
    frame: map.frameUrl ?? `${site}/export/embed.html?${frame}`,
    link: map.linkUrl ?? `${site}/search?${new URLSearchParams({ query: formatAddress(address) })}`,
  };
}
