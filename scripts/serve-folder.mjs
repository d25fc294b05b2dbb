import { createServer } from 'node:http';
import sirv from 'sirv';

const [folder, port] = process.argv.slice(2);
createServer(sirv(folder, { dev: true, extensions: ['html'] })).listen(Number(port), '127.0.0.1');
