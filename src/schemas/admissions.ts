import { z } from 'zod';
import { meta, text } from './primitives.ts';

/** content/pages/admissions.yaml: what /admissions says. */
export const admissions = z.strictObject({ meta, heading: text, subheading: text });

/** content/pages/admissions/general-info.yaml: what /admissions/general-info says. */
export const generalInfo = z.strictObject({ meta, heading: text, subheading: text });

/** content/pages/admissions/grades.yaml: what /admissions/grades says. */
export const grades = z.strictObject({ meta, heading: text, subheading: text });
