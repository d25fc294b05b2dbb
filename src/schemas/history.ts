import { z } from 'zod';
import { meta, text } from './primitives.ts';

/** content/pages/history.yaml: what /history says. */
export const history = z.strictObject({ meta, heading: text, subheading: text });
