import { z } from 'zod';
import { record, unique } from './parts.ts';
import { alt, isoDate, ref, SILENT, somebody } from './primitives.ts';

/** By the real day, also in a build of another day, as everything about consent. */
const isPast = (day: string) => Date.parse(day) <= Date.now();

const consent = record({
  agreed: z.literal(true, 'must be true, or the photograph is left out').meta({ title: 'They agreed' }),
  who: somebody.meta({
    title: 'Who agreed, and how',
    description: 'Such as: both families signed the photo form, which is in the office folder.',
  }),
  on: isoDate.refine(isPast, 'is in the future').meta({ title: 'When they agreed' }),
}).meta({ description: 'Ask first. Visitors never see this.', unsaid: 'Consent' });

const photo = record({
  slot: z
    .string()
    .refine((slot) => !slot.includes('.'), 'must be without the ending of the file, such as slide-01')
    .pipe(ref)
    .meta({
      ...SILENT,
      description: 'The picture slot, which is also the name of its file: slide-01 for slide-01.jpg.',
    }),
  consent,
  alt: alt.describe(
    'Alt text: what the photograph shows. Only a portrait, which is beside the name, may leave it empty.',
  ),
  reviewBy: isoDate.meta({
    title: 'Show it until',
    description: 'The last day of the consent. From the next day on, the drawing is shown again.',
  }),
  withdrawn: isoDate
    .optional()
    .meta({ title: 'Consent withdrawn on', description: 'The photograph is not shown any more.', aside: 'said' }),
}).refine(({ slot, alt }) => alt !== '' || slot.startsWith('portrait-'), {
  path: ['alt'],
  error:
    'must say what the photograph shows, for people who can’t see it; only a portrait beside a name may leave it empty',
});

/** The metadata of each photograph in content/photos: what it shows, who gave consent, and until when. */
export const photos = record({
  photos: z.array(photo).superRefine(unique('slot')),
});
