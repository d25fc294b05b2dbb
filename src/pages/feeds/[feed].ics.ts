import type { APIRoute, InferGetStaticParamsType } from 'astro';
import { iCalendar } from '../../lib/feeds/calendar-feed.ts';
import { calendarFeed, feedRoutes } from '../../lib/feeds/calendar-feed-content.ts';

export const getStaticPaths = feedRoutes;

/** The feed for calendar programs. */
export const GET: APIRoute<Record<string, never>, InferGetStaticParamsType<typeof getStaticPaths>> = async ({
  params,
  url,
  site = url,
}) =>
  new Response(iCalendar(calendarFeed(params.feed, site)), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
