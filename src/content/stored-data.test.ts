import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where storage may be used: the guarded functions, the inline script that shows no closed banner, and the worker. */
const USERS = [
  'src/layouts/Page.astro',
  'src/lib/site/device-storage.ts',
  'src/service-worker/removal.ts',
  'src/service-worker/worker.ts',
];

test('only the modules that /privacy accounts for use the browser’s storage', () => {
  const users = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.*', 'src/test-setup.ts'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) =>
      /(?:session|local)Storage|indexedDB|document\.cookie|cookieStore|caches\.|navigator\.storage/.test(
        readFileSync(file, 'utf8'),
      ),
    );
  expect(users.toSorted()).toEqual(USERS);
});
