// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../../.generated/artwork');

/** The color of each class in a drawing's stylesheet: first in the light scheme, then in the dark one. */
function colors(svg: string): ReadonlyMap<string, string>[] {
  const [light = '', dark = ''] =
    /<style>(.*?)<\/style>/s.exec(svg)?.[1]?.split('@media(prefers-color-scheme:dark)') ?? [];
  const entries = (css: string): [string, string][] =>
    [...css.matchAll(/\.([\w-]+)\{(?:fill|stroke):(#\w+)/g)].map(([, name = '', color = '']) => [
      name,
      color.toLowerCase(),
    ]);
  return [new Map(entries(light)), new Map([...entries(light), ...entries(dark)])];
}

/** The classes of the first two shapes of the drawing and of each clipped group: a ground, and what lies on it. */
function groundsOf(svg: string): (readonly [ground: string, above: string])[] {
  const drawn = svg.replace(/<defs>.*?<\/defs>|<clipPath.*?<\/clipPath>|<style>.*?<\/style>/gs, '');
  return drawn.split(/(?=<g [^>]*clip-path)/).flatMap((part) => {
    const [ground, above] = [...part.matchAll(/ class="([\w-]+)"/g)].map(([, name = '']) => name);
    return ground && above ? [[ground, above] as const] : [];
  });
}

describe('a drawing can be seen', () => {
  test.each(readdirSync(FOLDER).filter((name) => name.endsWith('.svg')))(
    '%s: nothing has the color of its ground',
    (name) => {
      const svg = readFileSync(join(FOLDER, name), 'utf8');
      const unseen = colors(svg).flatMap((scheme) =>
        groundsOf(svg).filter(([ground, above]) => ground !== above && scheme.get(ground) === scheme.get(above)),
      );
      expect(unseen).toEqual([]);
    },
  );
});
