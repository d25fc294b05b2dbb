/** A photograph that build/photos/make.ts has prepared for the pages. Its files are in `.generated/photos`. */
export type PhotoEntry = {
  /** A hash of the original, its crop and the encoder settings: when it changes, the files are made again. */
  key: string;
  alt: string;
  /** The size in CSS pixels. It is the size of the drawing it replaces, so the layout stays the same. */
  width: number;
  height: number;
  formats: { type: string; files: { name: string; width: number }[] }[];
  /** The largest JPEG, for the `src` attribute. */
  largest: string;
};

/** `.generated/photos/manifest.json`: every photograph with valid consent, by slot. */
export type PhotoManifest = { photos: Record<string, PhotoEntry> };
