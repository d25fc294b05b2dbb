import { z } from 'zod';
import { meta, text } from './primitives.ts';

/** content/pages/support.yaml: what /support says. */
export const support = z.strictObject({ meta, heading: text, subheading: text });
