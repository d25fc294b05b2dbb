// Serves a build as to a visitor who saves data: the site's own server, without the header for speculative loading.
// `node scripts/bench/limit-server.ts`, with DIST_DIR.
import { createSite } from '../../server/site.ts';

const site = await createSite({ distDir: process.env['DIST_DIR'] ?? 'dist' });
site.server.prependListener('request', (request) => {
  request.headers['save-data'] = 'on';
});
console.log(`Serving http://127.0.0.1:${await site.listen(0, '127.0.0.1')}/`);
process.once('SIGTERM', () => void site.stop());
