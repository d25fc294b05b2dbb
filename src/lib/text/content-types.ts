/** The types of content that components receive as props. These are only types, so nothing here reaches the browser. */
import type { Content } from '../../content/schemas/content-files.ts';
import type { PictureFile } from '../pictures/pictures.ts';
import type { PageContent } from './content.ts';

export type School = Content<'school'>;
/** What the banner says. The message is empty when there is nothing to announce. */
export type Announcement = Pick<PageContent<'announcement'>, 'type' | 'message' | 'link'>;
export type Navigation = Content<'navigation'>;
export type Home = PageContent<'home'>;
/** A picture slot with its image file. */
export type Picture = PictureFile & { slot: string; alt: string; caption?: string | undefined };
export type Link = { href: string; text: string };
