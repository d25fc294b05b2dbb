import { z } from 'zod';
import { consentProblem } from '../consent.ts';
import { unique } from './parts.ts';
import { alt, isoDate, ref, text } from './primitives.ts';

const share = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => value === 0 || value >= 1, 'must be in percent: 40 for 0.4 of the side');

const photo = z
  .strictObject({
    slot: z
      .string()
      .refine((slot) => !slot.includes('.'), 'must be without the ending of the file, such as slide-01')
      .pipe(ref)
      .describe('The picture slot, which is also the name of its file: slide-01 for slide-01.jpg.'),
    alt: alt.describe(
      'Alt text: what the photograph shows. Only a portrait, which is beside the name, may leave it empty.',
    ),
    consent: z
      .string()
      .refine((said) => !consentProblem(said), { error: ({ input }) => consentProblem(String(input)) })
      .pipe(text)
      .meta({
        title: 'Who agreed, and how',
        description: 'Who agreed that it is shown, and when. Visitors never see this.',
      }),
    reviewBy: isoDate.meta({
      title: 'Show it until',
      description: 'The last day of the consent. From the next day on, the drawing is shown again.',
    }),
    focalPoint: z
      .strictObject({ x: share, y: share })
      .optional()
      .describe(
        'What must stay in the picture when it is cropped, in percent from the left and from the top; the middle if not given.',
      ),
    withdrawn: isoDate
      .optional()
      .meta({ title: 'Consent withdrawn on', description: 'The photograph is not shown any more.' }),
  })
  .refine(({ slot, alt }) => alt !== '' || slot.startsWith('portrait-'), {
    path: ['alt'],
    error:
      'must say what the photograph shows, for people who can’t see it; only a portrait beside a name may leave it empty',
  });

/** The metadata of each photograph in content/photos: what it shows, who gave consent, and until when. */
export const photos = z.strictObject({
  photos: z.array(photo).superRefine(unique('slot')),
});
