/** Shows the site's parts at /design and /design/rtl. */
import type { AstroIntegration } from 'astro';

/** Set for the build that the browser tests use. A build for publication refuses it (`build/build-settings.ts`). */
export const DESIGN_VARIABLE = 'DESIGN_PAGES';

/** Adds the design pages to the development server, and to a build with `DESIGN_PAGES=yes`. */
export const designPages: AstroIntegration = {
  name: 'design-pages',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev' && !process.env[DESIGN_VARIABLE]?.trim()) return;
      injectRoute({ pattern: '/design/[...direction]', entrypoint: new URL('./design.astro', import.meta.url) });
    },
  },
};
