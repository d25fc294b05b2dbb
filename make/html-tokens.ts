/** A tag or a text of a page, as it is written there. A text has no name. */
type HtmlToken = {
  source: string;
  kind: 'start' | 'end' | 'empty' | 'text';
  name: string;
  attributes: string;
};

/** Elements without an end (HTML, section 13.1.2). */
const VOID = /^(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
const TOKEN = /<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|[^">])*)>|[^<]+/gi;

/** The tags and texts, in order, of HTML that Astro wrote. Comments and scripts must have been taken out. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  for (const [source, slash, name = '', attributes = ''] of html.matchAll(TOKEN)) {
    const isEmpty = VOID.test(name) || attributes.endsWith('/');
    const tag = slash ? 'end' : isEmpty ? 'empty' : 'start';
    yield { source, kind: name ? tag : 'text', name, attributes };
  }
}

/** How many elements deeper the next token is. */
export const DEPTH = { start: 1, end: -1, empty: 0, text: 0 } as const;

/** Whether an element has the attribute `hidden`. */
export const isHidden = (attributes: string): boolean => /\shidden(?=[\s=]|$)/.test(attributes);
