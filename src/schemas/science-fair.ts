import { z } from 'zod';
import { meta, text } from './primitives.ts';

/** content/pages/resources/science-fair-gallery.yaml: what /resources/science-fair-gallery says. */
export const scienceFair = z.strictObject({ meta, heading: text, subheading: text });
