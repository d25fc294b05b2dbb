import type { Picture } from '../lib/text/content-types.ts';

/** The full width of the `shell`. */
const PAGE_WIDTH = '(min-width: 84rem) 78rem, 93vw';

type PictureFrameProps = {
  picture: Omit<Picture, 'slot'>;
  className?: string;
  /** The `sizes` attribute. Defaults to the full width of a page. */
  sizes?: string;
  /** True for the main picture of the first screen, which loads eagerly instead of lazily. */
  isFirst?: boolean;
};

/** A picture that reserves its space: a photograph in the best format and width, or the drawing for the screen. */
export function PictureFrame({ picture, className = '', sizes = PAGE_WIDTH, isFirst = false }: PictureFrameProps) {
  const image = (
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      {...(isFirst && { fetchPriority: 'high' as const })}
      className={`h-auto w-full ${className}`}
    />
  );
  if (!picture.sources) return image;
  // With `contents`, the surrounding layout sees only the `img`, whether it is a photograph or a drawing.
  return (
    <picture className="contents">
      {picture.sources.map((source) => (
        <source key={source.srcSet} {...source} {...('type' in source && { sizes })} />
      ))}
      {image}
    </picture>
  );
}
