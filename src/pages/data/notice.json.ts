import type { APIRoute } from 'astro';
import { announcementStates } from '../../lib/announcement.ts';

/** What is announced from today on, for pages that were opened before it was published (layouts/frame.ts). */
export const GET: APIRoute = () =>
  Response.json(
    announcementStates()
      .filter(({ value }) => value.message !== '')
      .map(({ value, ...days }) => ({ ...value, ...days })),
  );
