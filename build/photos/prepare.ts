// The first step of `npm run dev`: prepares the photographs.
import { makePhotos, reportPhotos } from './make.ts';

if (!reportPhotos(await makePhotos())) process.exitCode = 1;
