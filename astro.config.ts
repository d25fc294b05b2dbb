import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { siteUrl } from './src/lib/site-url.ts';

/** Puts the icons and the web manifest, drawn by scripts/artwork, at the root of what was built, where browsers look for them. */
const brandFiles: AstroIntegration = {
  name: 'brand-files',
  hooks: {
    'astro:build:done': ({ dir }) => cpSync('.generated/brand', fileURLToPath(dir), { recursive: true }),
  },
};

export default defineConfig({
  site: siteUrl(process.env),
  output: 'static',
  trailingSlash: 'never',
  // One file an address (tuition.html is /tuition), so that a static host needs no folder redirects.
  build: { format: 'file', assets: '_assets', inlineStylesheets: 'never' },
  // The page's own policy forbids inline assets, and separate files are cached for ever.
  vite: { plugins: [tailwindcss()], build: { assetsInlineLimit: 0 } },
  integrations: [react(), brandFiles],
  devToolbar: { enabled: false },
  prefetch: false,
  server: { host: '127.0.0.1', port: 4321 },
});
