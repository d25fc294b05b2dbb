// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HomeHero } from './HomeHero.tsx';

const file = { src: '/hero.svg', width: 4, height: 3, alt: 'The school' };
const photograph = { ...file, sources: [{ type: 'image/avif', srcSet: '/hero.avif 800w' }] };
const drawing = { ...file, sources: [{ media: '(width < 44rem)', srcSet: '/phone.svg', width: 4, height: 3 }] };

test.each([
  ['in the gate', drawing, 1],
  ['beside its meaning, if there is a photograph', photograph, 0],
])('the first word is %s', (_, picture, inGate) => {
  const link = { text: 'Apply', href: '/admissions/general-info' };
  const html = renderToStaticMarkup(
    <HomeHero
      hero={{
        headline: 'Headline',
        lead: 'Lead',
        applications: '',
        arabic: { word: 'اقرأ', meaning: 'Read' },
        picture: { slot: 'hero-home', ...picture },
        primary: link,
        secondary: link,
      }}
      applications={[{ value: 'Applications are open.' }]}
      tagline="Tagline"
      phone="401-555-0140"
    />,
  );
  expect(html).toMatch(/lang="ar"[^>]*>اقرأ</);
  expect(html.match(/gate-word/g) ?? []).toHaveLength(inGate);
  expect(html.match(/gate-photograph/g) ?? []).toHaveLength(1 - inGate);
});
