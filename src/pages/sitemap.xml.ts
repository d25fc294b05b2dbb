import type { APIRoute } from 'astro';
import { isTwin } from '../lib/site/page-path.ts';

/** The 404 and offline pages are responses, not pages of the site. */
const NOT_LISTED: readonly string[] = ['/404', '/offline'];
/** Without the pages that are only printed. */
const files = Object.keys(import.meta.glob(['./**/*.astro', '!./**/\\[*\\].astro']));

/** The canonical URL of every page, for search engines. */
export const GET: APIRoute = ({ url, site = url }) => {
  const addresses = files
    .map((file) =>
      file
        .slice(1)
        .replace(/\.astro$/, '')
        .replace(/^\/index$/, '/'),
    )
    .filter((path) => !NOT_LISTED.includes(path) && !isTwin(path))
    .toSorted()
    .map((path) => `  <url><loc>${new URL(path, site).href}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
  ];
  return new Response(`${xml.join('\n')}\n`, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
};
