import { createElement } from 'react';

type IconShapeProps = { shape: string; className?: string; strokeWidth?: number };

/** The elements of a shape. The site's policy (Trusted Types) refuses scripts that set `innerHTML`. */
function elementsOf(shape: string) {
  return [...shape.matchAll(/<(\w+) ([^>]*)\/>/g)].map(([element, name = '', attributes = '']) => {
    const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
    return createElement(name, { key: element, ...Object.fromEntries(pairs) });
  });
}

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
    >
      {elementsOf(shape)}
    </svg>
  );
}
