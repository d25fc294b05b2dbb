import type { Picture } from '../lib/content-types.ts';

/** As wide as `shell` lets it be. */
const PAGE_WIDTH = '(min-width: 84rem) 78rem, 93vw';

type PictureFrameProps = {
  picture: Picture;
  className?: string;
  /** How wide it stands at which width of window, as CSS says it; the whole width of a page if not given. */
  sizes?: string;
  /** True for the one picture of the first screen: it is fetched at once instead of when it comes near. */
  isFirst?: boolean;
};

/** A picture in its own proportions, its place kept before it has loaded; a photograph in the best format and width. */
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
  // `contents`: for the layout around it, a photograph is the same bare image that a drawing is.
  return (
    <picture className="contents">
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
