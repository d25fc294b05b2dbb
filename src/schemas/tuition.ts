import { z } from 'zod';
import { meta, text } from './primitives.ts';

/** content/pages/tuition.yaml: what /tuition says. */
export const tuition = z.strictObject({ meta, heading: text, subheading: text });
