/** The widths in which the photograph of a slot is published, and how wide it must at least be, in pixels. */
export function photoWidths({ width, height }: { width: number; height: number }): {
  widths: readonly number[];
  atLeast: number;
} {
  const ratio = width / height;
  // Portraits and logos are small, page heroes span the full width, and everything else is in between.
  if (ratio === 1) return { widths: [160, 320, 480], atLeast: 320 };
  if (ratio >= 2) return { widths: [480, 800, 1200, 1600, 2400], atLeast: 1200 };
  return { widths: [320, 480, 800, 1200, 1600], atLeast: 640 };
}
