import { z } from 'zod';
import { meta, text } from './primitives.ts';

/** content/pages/resources/calendar.yaml: what /resources/calendar says. */
export const calendar = z.strictObject({ meta, heading: text, subheading: text });
