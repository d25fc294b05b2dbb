import { expect, test } from 'vitest';
import { mapAddresses } from './map.ts';

const address = {
  street: '840 Providence Street',
  city: 'West Warwick',
  state: 'RI',
  zip: '02893',
  coordinates: { latitude: 41.713, longitude: -71.4955 },
};
const map = { provider: { name: 'OpenStreetMap', host: 'www.openstreetmap.org' } };

test('the frame is centered on the coordinates and marks them', () => {
  const { origin, pathname, searchParams } = new URL(mapAddresses({ address, map }).frame);
  expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  const [west = 0, south = 0, east = 0, north = 0] = searchParams.get('bbox')?.split(',').map(Number) ?? [];
  expect([(south + north) / 2, (west + east) / 2].map((degrees) => degrees.toFixed(4))).toEqual([
    '41.7130',
    '-71.4955',
  ]);
  expect(west < east && south < north).toBe(true);
  expect(searchParams.get('layer')).toBe('mapnik');
  expect(searchParams.get('marker')).toBe('41.713,-71.4955');
});

test('the link looks the address up, so it is right even if the pin is not', () => {
  const { origin, pathname, searchParams } = new URL(mapAddresses({ address, map }).link);
  expect(origin + pathname).toBe('https://www.openstreetmap.org/search');
  expect(searchParams.get('query')).toBe('840 Providence Street, West Warwick, RI 02893');
});

test('another frame or link takes the place of the derived one', () => {
  const frameUrl = 'https://www.openstreetmap.org/export/embed.html?bbox=1';
  const linkUrl = 'https://maps.example.org/school';
  expect(mapAddresses({ address, map: { ...map, frameUrl, linkUrl } })).toEqual({ frame: frameUrl, link: linkUrl });
});
