/** A photograph as scripts/photos.ts has made it ready for the pages. File names are those in .generated/photos. */
export type PhotoEntry = {
  /** Changes whenever the files would: a hash over the original, its crop and the encoders. */
  key: string;
  alt: string;
  /** The size of its slot in CSS pixels, the drawing's own, so that a photograph moves nothing. */
  width: number;
  height: number;
  formats: { type: string; files: { name: string; width: number }[] }[];
  /** The largest JPEG, which opens when the picture is asked for alone. */
  largest: string;
};

/** `.generated/photos/manifest.json`: every photograph that may be shown, by its slot. */
export type PhotoManifest = { photos: Record<string, PhotoEntry> };
