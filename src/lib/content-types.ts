/** The shapes of content that components receive, for their props. Types alone: nothing here reaches a browser. */
import type { Content } from '../content/schemas/content-files.ts';
import type { PageContent } from './content.ts';
import type { PictureFile } from './pictures.ts';

export type School = Content<'school'>;
export type Announcement = Content<'announcement'>;
export type Navigation = Content<'navigation'>;
export type Home = PageContent<'home'>;
/** A picture slot with the file that fills it. */
export type Picture = PictureFile & { slot: string; alt: string; caption?: string | undefined };
export type Link = { href: string; text: string };
