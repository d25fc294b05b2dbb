import { basename, resolve } from 'node:path';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import type { Plugin } from 'vite';
import { pageScriptInline } from './make/inline-page-script.ts';
import { PAGES_LICENSES } from './make/licenses.ts';
import { contentFiles } from './src/content/schemas/content-files.ts';
import { GRADE_C_BROWSERS } from './src/lib/site/grade-c.ts';
import { siteUrl } from './src/lib/site/site-url.ts';

const PRELOAD_HELPER = 'vite/preload-helper';

/**
 * A smaller replacement for Vite's preload helper, which wraps every `import()` and preloads the module's dependencies.
 * Vite's also handles style sheets, nonces and failure events, which no module here needs, and it would be a quarter of
 * the script that every page loads.
 */
let hasSmallPreload = false;
const smallPreload: Plugin = {
  name: 'small-preload',
  enforce: 'pre',
  load(id) {
    if (!id.includes(PRELOAD_HELPER)) return null;
    hasSmallPreload = true;
    return `export const __vitePreload = (load, files) => {
      for (const file of files ?? []) {
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
      }
      return load();
    };`;
  },
  generateBundle() {
    if (this.environment.name !== 'client' || hasSmallPreload) return;
    this.error(`Vite has no module ${PRELOAD_HELPER} any more. Find its new name for astro.config.ts.`);
  },
};

/** Pages read `content/` as files, of which Vite knows nothing: a change of one starts the reading module anew. */
const contentReload: Plugin = {
  name: 'content-reload',
  apply: 'serve',
  transform(_code, id) {
    if (!id.endsWith('/src/content/read-content.ts')) return;
    for (const { path } of Object.values(contentFiles)) this.addWatchFile(resolve('content', path));
  },
};

/**
 * A page's own few rules and lines of script come within its HTML, so a page that was loaded ahead waits for nothing more.
 * Home's HTML has no room for them. The page script is a file until it's inlined (make/inline-page-script.ts). Everything else
 * is a file, which the policy allows and a browser keeps.
 */
const isInline = (file: string, { length }: Buffer) =>
  /\.(?:css|js)$/.test(file) && length < 4096 && !/^(?:index|Page)\./.test(basename(file));

/** What every island needs comes as one file: fewer requests, and a kilobyte less than three. */
const REACT = { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// };
/** So do dates and hours, which the first tap or scroll needs on every page. */
const DATES = { name: 'dates', test: /src\/lib\/(?:dates\/school-day|text\/format)\.ts/ };

export default defineConfig({
  site: siteUrl(process.env),
  trailingSlash: 'never',
  // /tuition is tuition.html, so a static host doesn't redirect to a folder.
  build: { format: 'file', assets: '_assets' },
  vite: {
    // Settings are variables of the environment. A file of them would change the pages behind the checks' back.
    envDir: false,
    plugins: [smallPreload, contentReload, tailwindcss()],
    // Else the development server also reads the tests, whose packages aren't installed with the site's.
    optimizeDeps: { entries: ['!src/**/*.test.tsx'] },
    build: { assetsInlineLimit: isInline, target: GRADE_C_BROWSERS, license: { fileName: PAGES_LICENSES } },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [REACT, DATES] } } } } } },
  },
  integrations: [react(), pageScriptInline],
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1', port: 4321 },
});
