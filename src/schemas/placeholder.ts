import { z } from 'zod';
import { meta, text } from './primitives.ts';

/** content/pages/programs.yaml: a page not written yet. */
export const programs = z.strictObject({ meta, title: text });

/** content/pages/programs/high-school.yaml: a page not written yet. */
export const highSchool = z.strictObject({ meta, title: text });

/** content/pages/resources.yaml: a page not written yet. */
export const resources = z.strictObject({ meta, title: text });
