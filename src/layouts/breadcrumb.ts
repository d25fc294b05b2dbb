import { type Breadcrumb, breadcrumbIn } from '../lib/breadcrumb.ts';
import { contentOf } from '../lib/content.ts';
import { canonicalPagePath } from '../lib/page-path.ts';

/** The breadcrumb of the page that is built at `url`, for its header and for search engines. `current` is its heading. */
export async function breadcrumbOf(url: URL, current: string): Promise<Breadcrumb> {
  const { menu } = await contentOf('navigation');
  return breadcrumbIn(menu, canonicalPagePath(url), current);
}
