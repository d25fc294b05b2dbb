import { defineMiddleware } from 'astro:middleware';
import { renderAsOf } from './lib/dates/today.ts';

/** Renders a page that is printed as a PDF as it is on the document's day. */
export const onRequest = defineMiddleware(({ props: { day } }, next) => {
  if (typeof day !== 'string') return next();
  return renderAsOf(day, async () => {
    const response = await next();
    return new Response(await response.text(), response);
  });
});
