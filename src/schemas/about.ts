import { z } from 'zod';
import { meta, text } from './primitives.ts';

/** content/pages/about-us.yaml: what /about-us says. */
export const aboutUs = z.strictObject({ meta, heading: text, subheading: text });

/** content/pages/about-us/head-of-school.yaml: what /about-us/head-of-school says. */
export const headOfSchool = z.strictObject({ meta, heading: text, subheading: text });

/** content/pages/about-us/accreditation.yaml: what /about-us/accreditation says. */
export const accreditation = z.strictObject({ meta, heading: text, subheading: text });

/** content/pages/about-us/mission-statement.yaml: what /about-us/mission-statement says. */
export const missionStatement = z.strictObject({ meta, heading: text, subheading: text });
