import type { APIRoute } from 'astro';

/** Every crawler may read everything, and is told where the list of pages is. */
export const GET: APIRoute = ({ url, site = url }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
