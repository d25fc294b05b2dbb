// `npm run build`: runs the steps in build.ts. They and their packages load only once an error of the machine, such as a
// damaged package, ends the process with a sentence.
import { sayPlainly } from '../hosting/plain-errors.mjs';

sayPlainly();
await import('./build.ts');
