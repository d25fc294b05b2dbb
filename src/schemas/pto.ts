import { z } from 'zod';
import { meta, text } from './primitives.ts';

/** content/pages/pto.yaml: what /pto says. */
export const pto = z.strictObject({ meta, heading: text, subheading: text });
