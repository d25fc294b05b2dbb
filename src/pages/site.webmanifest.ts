import type { APIRoute } from 'astro';
import { colorToken } from '../lib/pictures/color-token.ts';
import { contentOf } from '../lib/text/content.ts';

/** Home screens show about a dozen letters, so the short name is the name's initials. */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** What a phone or computer shows when a visitor keeps the site among the apps. */
export const GET: APIRoute = () => {
  const name = contentOf('school').name.value;
  const manifest = {
    name,
    short_name: initials(name),
    start_url: '/',
    display: 'browser',
    background_color: colorToken('ground'),
    theme_color: colorToken('green'),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(`${JSON.stringify(manifest, null, 2)}\n`, {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
