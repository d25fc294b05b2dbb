import { z } from 'zod';
import { meta, text } from './primitives.ts';

/** content/pages/careers.yaml: what /careers says. */
export const careers = z.strictObject({ meta, heading: text, subheading: text });
