import { z } from 'zod';
import { meta, text } from './primitives.ts';

/** content/pages/resources/handbook.yaml: what /resources/handbook says. */
export const handbook = z.strictObject({ meta, heading: text, subheading: text });
