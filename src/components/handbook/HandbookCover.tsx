import type { PageContent } from '../../lib/text/content.ts';
import { classes } from '../../ui/classes.ts';
import { KhatamMark } from '../../ui/KhatamMark.tsx';
import { OutsideLink } from '../../ui/OutsideLink.tsx';

type HandbookCoverProps = {
  cover: PageContent<'handbook'>['cover'];
  href: string;
};

/** The handbook's cover, as one large link that opens the flip-book in a new tab. */
export function HandbookCover({ cover: { title, audience, action }, href }: HandbookCoverProps) {
  return (
    <OutsideLink
      href={href}
      hasIcon={false}
      className={classes(
        'on-deep group block border-s-8 border-brass bg-deep p-2 text-on-deep no-underline shadow-raised',
        'hover:bg-deep-strong hover:no-underline',
        'print:border-0 print:p-0 print:shadow-none',
      )}
    >
      <span
        className={classes(
          'grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-5 border border-deep-line p-5',
          'lg:min-h-112 lg:grid-cols-1 lg:content-between lg:p-7',
          'print:grid-cols-1 print:border-0 print:p-0',
        )}
      >
        <KhatamMark className="size-12 text-brass lg:size-20 print:hidden" />
        <span>
          <span className="block font-serif text-h3 leading-tight lg:text-h2 print:hidden">{title}</span>
          <span className="mt-2 block text-note text-on-deep-soft">{audience}</span>
        </span>
        <span className="col-span-full border-t border-deep-line pt-4 print:border-0 print:pt-0">
          <span className="inline-flex min-h-8 items-center text-lead font-bold group-hover:underline group-hover:decoration-2">
            {action}
          </span>
          <span aria-hidden="true" className="block text-note text-on-deep-soft print:hidden">
            Opens in a new tab
          </span>
        </span>
      </span>
    </OutsideLink>
  );
}
