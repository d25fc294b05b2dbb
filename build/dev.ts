// `npm run dev`: makes the images, then starts Astro's development server.
import { spawnSync } from 'node:child_process';
import { makeArtwork } from '../artwork/make.ts';
import { makePhotos, reportPhotos } from './photos/make.ts';

makeArtwork();
if (reportPhotos(await makePhotos())) {
  spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
} else {
  process.exitCode = 1;
}
