import { type Breadcrumb, breadcrumbIn } from '../lib/breadcrumb.ts';
import { contentOf } from '../lib/content.ts';
import { canonicalPagePath } from '../lib/page-path.ts';

/** The breadcrumb of the page at `url`, for its header and its structured data. `current` is the page's heading. */
export function breadcrumbOf(url: URL, current: string): Breadcrumb {
  const { menu } = contentOf('navigation');
  return breadcrumbIn(menu, canonicalPagePath(url), current);
}
