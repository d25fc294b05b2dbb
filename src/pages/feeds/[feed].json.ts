import type { APIRoute, InferGetStaticParamsType } from 'astro';
import { calendarFeed, feedRoutes } from '../../lib/feeds/calendar-feed-content.ts';

export const getStaticPaths = feedRoutes;

/** The same feed for other programs. */
export const GET: APIRoute<Record<string, never>, InferGetStaticParamsType<typeof getStaticPaths>> = async ({
  params,
  url,
  site = url,
}) => Response.json(calendarFeed(params.feed, site));
