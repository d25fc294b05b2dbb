import { z } from 'zod';
import { meta, text } from './primitives.ts';

/** content/pages/programs/early-childhood.yaml: what /programs/early-childhood says. */
export const earlyChildhood = z.strictObject({ meta, heading: text, subheading: text });

/** content/pages/programs/elementary.yaml: what /programs/elementary says. */
export const elementary = z.strictObject({ meta, heading: text, subheading: text });

/** content/pages/programs/middle.yaml: what /programs/middle says. */
export const middle = z.strictObject({ meta, heading: text, subheading: text });

/** content/pages/programs/hifz.yaml: what /programs/hifz says. */
export const hifz = z.strictObject({ meta, heading: text, subheading: text });
