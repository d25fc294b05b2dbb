import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { makeBrand } from './brand.ts';
import { renderArtwork, renderPortrait, slotIds } from './render.ts';
import { writeIfChanged } from './write.ts';

const ROOT = join(import.meta.dirname, '..');

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The slugs of a content tree: every `portrait`, and every `id` of a record in a list that has none. */
export const portraitSlugs = (content: unknown): string[] => {
  if (Array.isArray(content)) return content.flatMap(portraitSlugs);
  if (typeof content !== 'object' || content === null) return [];
  const record = content as Record<string, unknown>;
  const own = record['portrait'] ?? record['id'];
  const nested = Object.values(record).flatMap(portraitSlugs);
  return typeof own === 'string' && SLUG.test(own) ? [own, ...nested] : nested;
};

/** The portrait slugs of every YAML file in a folder of people, each once; none when the folder does not exist. */
export const slugsOfPeople = (folder: string): string[] => {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((name) => /\.ya?ml$/.test(name))
    .sort();
  return [...new Set(files.flatMap((name) => portraitSlugs(parse(readFileSync(join(folder, name), 'utf8')))))];
};

/** The school's name, from the one place that knows it. */
const schoolName = (file: string): string => {
  const school = parse(readFileSync(file, 'utf8')) as { name: { value: string } };
  return school.name.value;
};

type MakeOptions = {
  /** Where the pictures go. */
  readonly outDir?: string;
  /** Where the mark, the icons and the web manifest go. */
  readonly brandDir?: string;
  /** Slugs of the people to draw a portrait for; those of content/people if not given. */
  readonly portraits?: readonly string[];
};

export type MakeResult = {
  readonly drawings: number;
  readonly portraits: number;
  readonly brandFiles: number;
  readonly written: number;
};

/**
 * Writes `<slot>.svg` for every slot of the catalogue, `portrait-<slug>.svg` for every person, and the brand
 * files. Files that already hold the same bytes are left alone, so nothing downstream is rebuilt for them.
 */
export const makeArtwork = async ({
  outDir = join(ROOT, '.generated/artwork'),
  brandDir = join(ROOT, '.generated/brand'),
  portraits = slugsOfPeople(join(ROOT, 'content/people')),
}: MakeOptions = {}): Promise<MakeResult> => {
  mkdirSync(outDir, { recursive: true });
  const drawings = [
    ...slotIds().map((id) => [`${id}.svg`, renderArtwork(id)] as const),
    ...portraits.map((slug) => [`portrait-${slug}.svg`, renderPortrait(slug)] as const),
  ];
  const written = drawings.filter(([name, svg]) => writeIfChanged(join(outDir, name), svg)).length;
  const brand = await makeBrand({ outDir: brandDir, name: schoolName(join(ROOT, 'content/school.yaml')) });
  return {
    drawings: drawings.length,
    portraits: portraits.length,
    brandFiles: brand.total,
    written: written + brand.written,
  };
};

if (import.meta.main) {
  const { drawings, portraits, brandFiles, written } = await makeArtwork();
  console.log(`artwork: ${drawings} drawings (${portraits} portraits), ${brandFiles} brand files; ${written} written`);
}
