import { type Breadcrumb, breadcrumbIn } from '../lib/site/breadcrumb.ts';
import { canonicalPagePath } from '../lib/site/page-path.ts';
import { contentOf } from '../lib/text/content.ts';

/** The breadcrumb of the page at `url`, for its header and its structured data. `current` is the page's heading. */
export function breadcrumbOf(url: URL, current: string): Breadcrumb {
  const { menu } = contentOf('navigation');
  return breadcrumbIn(menu, canonicalPagePath(url), current);
}
