import type { Picture } from '../lib/content-types.ts';

type PictureFrameProps = {
  picture: Picture;
  className?: string;
  /** True for the one picture of the first screen: it is fetched at once instead of when it comes near. */
  isFirst?: boolean;
};

/** A picture in its own proportions, its place kept before it has loaded. */
export function PictureFrame({ picture, className = '', isFirst = false }: PictureFrameProps) {
  return (
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
}
