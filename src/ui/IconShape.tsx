type IconShapeProps = { shape: string; className?: string; strokeWidth?: number };

/** A decorative icon from `icon-shapes.ts`, for scripts, which shouldn't load all icons. */
export function IconShape({ shape, className, strokeWidth = 1.75 }: IconShapeProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the shapes are our own constants
      dangerouslySetInnerHTML={{ __html: shape }}
    />
  );
}
