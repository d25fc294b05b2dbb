/**
 * Determines what the Content-Security-Policy of a built HTML document has to allow. It reads the document itself, so
 * new frames and changed scripts need no manual updates.
 */
import { createHash } from 'node:crypto';

export type DocumentPolicy = {
  /** `'sha256-…'` of each inline script, in order of appearance. */
  scriptHashes: readonly string[];
  /** `'sha256-…'` of each inline style sheet. */
  styleHashes: readonly string[];
  /** Origins of third-party scripts. A document that has any doesn't use Trusted Types. */
  scriptOrigins: readonly string[];
  /** Origins of embedded frames. */
  frameOrigins: readonly string[];
  /** Origins of embedded frames that may take payments. */
  paymentOrigins: readonly string[];
  /** Whether the contact form posts to EmailJS instead of this server. */
  usesEmailJs: boolean;
};

/** Matches comments, elements with raw text, and all other start tags. End tags and text don't matter. */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title|noscript)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/\1\s*>|<([a-z][a-z0-9-]*)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
/**
 * The types of `<script>` that execute or configure the browser, so that CSP requires a hash. Any other type is a data
 * block, which CSP ignores (HTML Standard, "prepare the script element").
 */
const GOVERNED_SCRIPT_TYPE =
  /^(|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script(?:1\.\d)?)$/i;

/**
 * Parses a built document. Intended for our own build, not for untrusted HTML. It only returns origins and hashes of
 * what the page contains.
 */
export function readDocumentPolicy(html: string): DocumentPolicy {
  // The HTML parser normalizes newlines before hashing (HTML Standard, "preprocessing the input stream").
  const source = html.replace(/\r\n?/g, '\n');
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const scriptOrigins = new Set<string>();
  const frames: Frames = { all: new Set(), payment: new Set() };
  let usesEmailJs = false;

  for (const [, textElement, textElementAttributes, text = '', element, elementAttributes] of source.matchAll(TOKEN)) {
    const name = (textElement ?? element)?.toLowerCase();
    if (name === undefined) continue;
    const attributes = readAttributes(textElementAttributes ?? elementAttributes ?? '');
    if (attributes.has('data-emailjs') && attributes.get('data-emailjs') !== 'false') usesEmailJs = true;

    if (name === 'script') {
      const src = attributes.get('src');
      if (src !== undefined) addOrigin(scriptOrigins, src);
      else if (GOVERNED_SCRIPT_TYPE.test((attributes.get('type') ?? '').trim())) scriptHashes.add(sha256Source(text));
    } else if (name === 'style') {
      styleHashes.add(sha256Source(text));
    } else if (name === 'noscript') {
      for (const inner of text.matchAll(TOKEN)) collectFrame(inner[4], inner[5], frames);
    } else {
      collectFrame(name, elementAttributes, frames);
    }
  }
  return {
    scriptHashes: [...scriptHashes],
    styleHashes: [...styleHashes],
    scriptOrigins: [...scriptOrigins].sort(),
    frameOrigins: [...frames.all].sort(),
    paymentOrigins: [...frames.payment].sort(),
    usesEmailJs,
  };
}

type Frames = { all: Set<string>; payment: Set<string> };

/** A frame that loads on request has its address in `data-src`. */
function collectFrame(name: string | undefined, rawAttributes: string | undefined, frames: Frames): void {
  if (name?.toLowerCase() !== 'iframe') return;
  const attributes = readAttributes(rawAttributes ?? '');
  for (const key of ['src', 'data-src']) {
    const address = attributes.get(key);
    if (address === undefined) continue;
    addOrigin(frames.all, address);
    if (attributes.get('allow') === 'payment') addOrigin(frames.payment, address);
  }
}

function readAttributes(raw: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', doubleQuoted, singleQuoted, bare] of raw.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    // If an attribute is repeated, the first one counts (HTML Standard, "attribute name state").
    if (!attributes.has(key))
      attributes.set(key, (doubleQuoted ?? singleQuoted ?? bare ?? '').replaceAll('&amp;', '&'));
  }
  return attributes;
}

/** Only `https:` addresses of other hosts are added; `'self'` covers relative addresses. */
function addOrigin(origins: Set<string>, address: string): void {
  if (!/^https:\/\//i.test(address.trim())) return;
  if (URL.canParse(address.trim())) origins.add(new URL(address.trim()).origin);
}

/** A CSP hash source (Content Security Policy Level 3, section 2.3.1). */
function sha256Source(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
