/** Where a value is in a parsed file. */
export type Path = readonly PropertyKey[];

/** Calls `visit` for every value of a parsed file, with its path and its ancestors. */
export function walk(value: unknown, visit: (value: unknown, path: Path, around: readonly object[]) => void): void {
  const step = (node: unknown, path: Path, around: readonly object[]) => {
    visit(node, path, around);
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      step(child, [...path, Array.isArray(node) ? Number(key) : key], [node, ...around]);
    }
  };
  step(value, [], []);
}
