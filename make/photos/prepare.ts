// The first step of `npm run dev`: checks the content, and prepares the photographs.
import { checkContent, reportContent } from '../../checks/check-content.ts';
import { sayPlainly } from '../../hosting/plain-errors.mjs';
import { makePhotos, reportPhotos } from './make.ts';

sayPlainly();
if (!reportContent(checkContent('content')) || !reportPhotos(await makePhotos())) process.exitCode = 1;
