import { expect, test } from 'vitest';
import { readContent } from '../../content/read-content.ts';
import { mapAddresses } from './map.ts';

const { address, map } = readContent('school', 'fixtures/content');

test('the frame is centered on the coordinates and marks them; the link opens a phone’s maps app at the address', () => {
  const { frame, link } = mapAddresses({ address, map });
  expect(decodeURIComponent(frame)).toBe(
    'https://www.openstreetmap.org/export/embed.html?bbox=-71.50300,41.71000,-71.48800,41.71600&layer=mapnik&marker=41.713,-71.4955',
  );
  const query = '840+Providence+Street%2C+West+Warwick%2C+RI+02893';
  expect(link).toBe(`https://www.google.com/maps/search/?api=1&query=${query}`);
});

test('another frame or link takes the place of the derived one', () => {
  const frameUrl = 'https://www.openstreetmap.org/export/embed.html?bbox=1';
  const linkUrl = 'https://maps.example.org/school';
  expect(mapAddresses({ address, map: { ...map, frameUrl, linkUrl } })).toEqual({ frame: frameUrl, link: linkUrl });
});
