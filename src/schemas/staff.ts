import { z } from 'zod';
import { meta, text } from './primitives.ts';

/** content/pages/staff.yaml: what /staff says. */
export const staff = z.strictObject({ meta, heading: text, subheading: text });
