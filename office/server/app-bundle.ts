/** Bundles the app with Vite. It takes less than a second, so nothing of it is kept. */

/** The app's files by their path. */
export type App = ReadonlyMap<string, string | Uint8Array>;

export async function bundleApp(): Promise<App> {
  const [{ build }, { default: tailwindcss }] = await Promise.all([import('vite'), import('@tailwindcss/vite')]);
  const built = await build({
    root: 'office/app',
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: {
      write: false,
      // Our policy for content allows no data: fonts and scripts.
      assetsInlineLimit: 0,
      // The manifest names its icons, and nothing is cached.
      rolldownOptions: { output: { assetFileNames: '[name][extname]' } },
    },
  });
  const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(files.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
}
