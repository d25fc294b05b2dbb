/** HTML as a tree. A build parses each of its pages once. No server does: what it needs is in the facts of the build. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTreeAdapter as adapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Node = Tree.Node;
export type Element = Tree.Element;

/** A page of a build. */
export type BuiltPage = { file: string; root: Node };

/** The tree of a document, as a browser without scripts has it. Its nodes know their places in the text. */
export const parseHtml = (html: string): Node => parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true });

/** The names of the HTML files of a build, sorted. */
export const pagesOf = (dist: string): string[] => globSync('**/*.html', { cwd: dist }).sort();

/** The pages of a build, in the order of their names. */
export const readPages = (dist: string): BuiltPage[] =>
  pagesOf(dist).map((file) => ({
    file: file.replaceAll('\\', '/'),
    root: parseHtml(readFileSync(join(dist, file), 'utf8')),
  }));

/** The nodes in a node, also those of a template. */
export function childrenOf(node: Node): Node[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

export const isText = (node: Node): node is Tree.TextNode => adapter.isTextNode(node);
export const isElement = (node: Node): node is Element => adapter.isElementNode(node);

/** All elements in a node, in the order of the document. */
export function* elementsIn(node: Node): Generator<Element> {
  for (const child of childrenOf(node)) {
    if (isElement(child)) yield child;
    yield* elementsIn(child);
  }
}

/** The elements in a node that have one of these names. */
export const elementsNamed = (node: Node, ...names: readonly string[]): Element[] =>
  [...elementsIn(node)].filter(({ tagName }) => names.includes(tagName));

/** The value of an attribute. Undefined if the element has none of this name. */
export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** The whole text in a node. */
export const textOf = (node: Node): string => (isText(node) ? node.value : childrenOf(node).map(textOf).join(''));
