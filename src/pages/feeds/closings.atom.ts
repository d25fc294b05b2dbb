import type { APIRoute } from 'astro';
import { closingsFeed } from '../../lib/feeds/closings-feed.ts';
import { contentOf, schoolYears } from '../../lib/text/content.ts';

/** The feed of closings for news readers. */
export const GET: APIRoute = ({ url, site = url }) => {
  const feed = closingsFeed({
    author: contentOf('school').name.value,
    site,
    writtenOn: schoolYears()[0]?.validFrom ?? '',
    closings: contentOf('closings').closings,
  });
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
};
