import type { APIRoute } from 'astro';
import { announcementStates } from '../../lib/school/announcement.ts';

/** What is announced from today on, for pages that were opened before it was published (layouts/page-frame.ts). */
export const GET: APIRoute = () =>
  Response.json(
    announcementStates()
      .filter(({ value }) => value.message || value.today || value.tomorrow)
      // From any day and until any day, as the page script compares days. It replaces every field that is here.
      .map(({ value, from = '', until = '9' }) => ({ closing: '', ...value, from, until })),
  );
