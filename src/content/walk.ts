/** Where a value is in a parsed file. */
export type Path = readonly (string | number)[];

/** Every value of a parsed file, before what is in it, with its path and its ancestors, the nearest first. */
export function valuesIn(
  value: unknown,
  path: Path = [],
  around: readonly object[] = [],
): { value: unknown; path: Path; around: readonly object[] }[] {
  const self = { value, path, around };
  if (typeof value !== 'object' || value === null) return [self];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    valuesIn(child, [...path, Array.isArray(value) ? Number(key) : key], [value, ...around]),
  );
  return [self, ...inside];
}
