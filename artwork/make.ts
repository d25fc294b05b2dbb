import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { makeBrand } from './brand.ts';
import { renderArtwork, renderPortrait, slotIds } from './render.ts';
import { writeIfChanged } from './write.ts';

const ROOT = join(import.meta.dirname, '..');

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The slugs in a content tree: each record's `portrait`, or its `id` if it has no `portrait`. */
export const portraitSlugs = (content: unknown): string[] => {
  if (Array.isArray(content)) return content.flatMap(portraitSlugs);
  if (typeof content !== 'object' || content === null) return [];
  const record = content as Record<string, unknown>;
  const own = record['portrait'] ?? record['id'];
  const nested = Object.values(record).flatMap(portraitSlugs);
  return typeof own === 'string' && SLUG.test(own) ? [own, ...nested] : nested;
};

/** The unique portrait slugs of all YAML files in a folder. Empty when the folder doesn't exist. */
export const slugsOfPeople = (folder: string): string[] => {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((name) => /\.ya?ml$/.test(name))
    .sort();
  return [...new Set(files.flatMap((name) => portraitSlugs(parse(readFileSync(join(folder, name), 'utf8')))))];
};

const schoolName = (file: string): string => {
  const school = parse(readFileSync(file, 'utf8')) as { name: { value: string } };
  return school.name.value;
};

type MakeOptions = {
  /** The output folder of the pictures. */
  readonly outDir?: string;
  /** The output folder of the logo mark, the icons and the web manifest. */
  readonly brandDir?: string;
  /** The slugs to draw portraits for. Default: those in content/people. */
  readonly portraits?: readonly string[];
};

export type MakeResult = {
  readonly drawings: number;
  readonly portraits: number;
  readonly brandFiles: number;
  readonly written: number;
};

/**
 * Writes `<slot>.svg` for every slot of the catalogue, `portrait-<slug>.svg` for every person, and the brand files.
 * Unchanged files aren't written, so they don't trigger a rebuild.
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
