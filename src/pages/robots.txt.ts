import type { APIRoute } from 'astro';

/** Allows every crawler and links to the sitemap. */
export const GET: APIRoute = ({ url, site = url }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
