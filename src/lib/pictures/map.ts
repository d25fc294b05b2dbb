import type { School } from '../text/content-types.ts';
import { formatAddress } from '../text/format.ts';

/** The distance from the marker to each edge of the map in degrees, about 600 m east and 300 m north. */
const REACH = { longitude: 0.0075, latitude: 0.003 };

/**
 * The map's URLs: the frame with the school's marker, and a search for its address that phones open in their maps app
 * (Google's “Maps URLs”). Those in `map` override them.
 */
export function mapAddresses({ address, map }: Pick<School, 'address' | 'map'>): { frame: string; link: string } {
  const { latitude, longitude } = address.coordinates;
  const box = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const frame = new URLSearchParams({ bbox: box.join(), layer: 'mapnik', marker: `${latitude},${longitude}` });
  const search = new URLSearchParams({ api: '1', query: formatAddress(address) });
  return {
    frame: map.frameUrl ?? `https://${map.provider.host}/export/embed.html?${frame}`,
    link: map.linkUrl ?? `https://www.google.com/maps/search/?${search}`,
  };
}
