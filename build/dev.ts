// `npm run dev`: prepares the photographs, then starts Astro's development server.
import { spawnSync } from 'node:child_process';
import { makePhotos, reportPhotos } from './photos/make.ts';

if (reportPhotos(await makePhotos())) {
  spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
} else {
  process.exitCode = 1;
}
