import type { ReactNode } from 'react';
import type { Breadcrumb } from '../../lib/site/breadcrumb.ts';
import type { Picture } from '../../lib/text/content-types.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

type PictureOpeningProps = {
  page: { heading: string; subheading: string; picture: Omit<Picture, 'slot'> };
  breadcrumb?: Breadcrumb;
  /** The answer and the next step, under the subheading. */
  children: ReactNode;
};

/** A first screen on a dark ground: the text beside a picture from edge to edge, or under it on a narrow one. */
export function PictureOpening({ page, breadcrumb, children }: PictureOpeningProps) {
  return (
    <header className="on-deep relative flex flex-col-reverse overflow-hidden bg-deep text-on-deep [--wall:47vw] lg:block print:text-ink">
      <div className="shell items-center lg:flex lg:min-h-[35rem] print:min-h-0">
        <div className="py-6 md:pt-21 md:pb-10 lg:w-1/2 lg:pe-8 print:w-full print:py-3">
          {breadcrumb && <Breadcrumbs {...breadcrumb} />}
          <h1 className="text-h1">{page.heading}</h1>
          <p className="mt-4 text-lead text-balance text-on-deep-soft">{page.subheading}</p>
          {children}
        </div>
      </div>
      <div className="relative h-52 md:h-[44vw] lg:absolute lg:inset-y-0 lg:end-0 lg:h-auto lg:w-(--wall) border-brass max-lg:border-b lg:border-s-4 print:hidden [&_img]:h-full [&_img]:object-cover">
        <PictureFrame picture={page.picture} sizes="(min-width: 64rem) 47vw, 100vw" isFirst />
      </div>
    </header>
  );
}
