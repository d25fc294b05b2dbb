import { about } from './catalogue/about.ts';
import { admissions } from './catalogue/admissions.ts';
import type { Artwork } from './catalogue/artwork.ts';
import { community } from './catalogue/community.ts';
import { home } from './catalogue/home.ts';
import { programs } from './catalogue/programs.ts';
import { resources } from './catalogue/resources.ts';
import { scienceFair } from './catalogue/science-fair.ts';

/** Every picture slot. A photograph with the slot's name replaces the drawing. */
export const CATALOGUE: readonly Artwork[] = [
  ...home,
  ...scienceFair,
  ...community,
  ...programs,
  ...about,
  ...admissions,
  ...resources,
];
