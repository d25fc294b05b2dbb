/**
 * Typical accessibility faults, each injected into a copy of the built site by changing its text, and the test that must
 * then fail. `node nightly/faults/document.ts` writes this table to docs/accessibility-faults.md.
 */
type Change = {
  /** Which built files are changed, by their path below `dist/`. */
  file: RegExp;
  /** What is replaced in them. It must be there in one of them at least. */
  find: RegExp;
  replace: string;
};

export type Fault = {
  name: string;
  /** The criterion of WCAG 2.2 it breaks, or what else asks for it. */
  criterion: string;
  /** Where it is injected, in words. */
  where: string;
  changes: readonly Change[];
  /** The test: its file, and a pattern of its title. */
  test: { file: string; title: string };
  /** What the failing test says: a fault found for another reason is not found. */
  says: RegExp;
};

const HTML = /\.html$/;
const CSS = /^_assets\/.*\.css$/;
const FORM = /^_assets\/ContactForm\..*\.js$/;
const SLIDES = /^_assets\/Carousel\..*\.js$/;

/** A rule more at the end of the style sheet. */
const style = (rule: string): readonly Change[] => [{ file: CSS, find: /$/, replace: rule }];
const script = (code: string): readonly Change[] => [
  { file: HTML, find: /<\/body>/, replace: `<script>${code}</script></body>` },
];

const keyboard = (width: number, address: string) => ({
  file: 'e2e/accessibility/keyboard.spec.ts',
  title: `at ${width} pixels the keyboard reaches everything on ${address} once`,
});
const structure = (address: string) => ({
  file: 'nightly/browser/accessibility-pages.spec.ts',
  title: `${address} has clear names`,
});
const axe = (address: string) => ({ file: 'e2e/live/every-page.spec.ts', title: `${address} is sound` });
const modes = (address: string) => ({ file: 'nightly/browser/modes.spec.ts', title: `${address} in forced colours` });
const announcement = (title: string) => ({ file: 'e2e/accessibility/announcements.spec.ts', title });
const consistency = { file: 'e2e/accessibility/consistent.spec.ts', title: 'every page has a title of its own' };

export const FAULTS: readonly Fault[] = [
  {
    name: 'a field without a label',
    criterion: '1.3.1, 3.3.2, 4.1.2',
    where: 'contact form, Your name',
    changes: [
      { file: /^index\.html$/, find: /for="contact-name"/, replace: '' },
      { file: FORM, find: /htmlFor:`contact-\$\{\w+\}`,/, replace: '' },
    ],
    test: axe('/'),
    says: /label/,
  },
  {
    name: 'an error that is not tied to its field',
    criterion: '3.3.1',
    where: 'contact form',
    changes: [{ file: FORM, find: /"aria-describedby":/, replace: '"data-describedby":' }],
    test: announcement('errors are tied to their fields'),
    says: /toHaveAccessibleDescription/,
  },
  {
    name: 'an error shown by colour alone',
    criterion: '1.4.1, 3.3.1',
    where: 'contact form: only the red edge of the field is left',
    changes: style('[id$="-error"]{display:none}'),
    test: announcement('errors are tied to their fields'),
    says: /toBeVisible/,
  },
  {
    name: 'an error that is not announced',
    criterion: '4.1.3',
    where: 'toast',
    changes: [{ file: FORM, find: /role:`alert`,children/, replace: 'role:`none`,children' }],
    test: announcement('each result of the form is said once'),
    says: /assertive: Error/,
  },
  {
    name: 'a message announced twice',
    criterion: '4.1.3',
    where: 'toast: the same words in both live regions',
    changes: [{ file: FORM, find: /(role:`alert`,children:)\w+&&(\w+)/, replace: '$1$2' }],
    test: announcement('each result of the form is said once'),
    says: /resolved to 2 elements/,
  },
  {
    name: 'text lost when sending fails',
    criterion: '3.3.7',
    where: 'contact form',
    changes: [{ file: FORM, find: /(\w+)\.sent\)\{(\w+)\.reset\(\),/, replace: '$2.reset(),$1.sent){' }],
    test: announcement('a failure is said once, and the text is kept'),
    says: /toHaveValue/,
  },
  {
    name: 'a field that does not say what it is for',
    criterion: '1.3.5',
    where: 'contact form, Your e-mail',
    changes: [
      { file: /^index\.html$/, find: /autoComplete="email"|autocomplete="email"/, replace: '' },
      { file: FORM, find: /autoComplete:`email`/, replace: 'spellCheck:!1' },
    ],
    test: structure(' /'),
    says: /autocomplete: /,
  },
  {
    name: 'no focus outline',
    criterion: '2.4.7',
    where: 'style sheet',
    changes: [{ file: CSS, find: /:focus-visible\{outline:3px/, replace: ':focus-visible{outline:0' }],
    test: keyboard(1280, '/careers'),
    says: /focus: no outline/,
  },
  {
    name: 'a focus outline one can hardly see',
    criterion: '1.4.11, 2.4.13',
    where: 'style sheet, the colour of the focus',
    changes: [{ file: CSS, find: /--color-focus:#8a4b00/, replace: '--color-focus:#e0cfa8' }],
    test: keyboard(1280, '/careers'),
    says: /focus: outline with contrast/,
  },
  {
    name: 'focus hidden under the sticky header',
    criterion: '2.4.11, 2.4.12',
    where: 'style sheet, scroll padding',
    changes: [{ file: CSS, find: /scroll-padding-block-start:[^;}]+/, replace: 'scroll-padding-block-start:0' }],
    test: keyboard(320, '/'),
    says: /hidden focus: /,
  },
  {
    name: 'focus hidden under a toast',
    criterion: '2.4.11, 2.4.12',
    where: 'toast: the page does not make room',
    changes: [{ file: FORM, find: /`a, input, select, textarea, button`/, replace: '`nothing`' }],
    test: {
      file: 'nightly/browser/accessibility-states.spec.ts',
      title: 'the form with its errors and a toast, at 320 × 640',
    },
    says: /hidden focus: /,
  },
  {
    name: 'a trap for the keyboard',
    criterion: '2.1.2',
    where: 'every page, in the main content',
    changes: script("addEventListener('keydown',e=>{if(e.key==='Tab'&&e.target.closest('main'))e.preventDefault()})"),
    test: keyboard(1280, '/careers'),
    says: /keyboard: never reached/,
  },
  {
    name: 'a link that only the mouse can reach',
    criterion: '2.1.1',
    where: 'menu, Support',
    changes: [{ file: HTML, find: /<a href="\/support"/, replace: '<a tabindex="-1" href="/support"' }],
    test: structure('/careers'),
    says: /out of the keyboard's reach/,
  },
  {
    name: 'a positive tabindex',
    criterion: '2.4.3',
    where: 'menu, Support',
    changes: [{ file: HTML, find: /<a href="\/support"/, replace: '<a tabindex="3" href="/support"' }],
    test: axe('/careers'),
    says: /tabindex/,
  },
  {
    name: 'a focus order against the visual order',
    criterion: '1.3.2, 2.4.3',
    where: 'the strip above the header, reversed by style',
    changes: style('.top-bar>.shell{flex-direction:row-reverse}'),
    test: keyboard(1280, '/careers'),
    says: /order: after/,
  },
  {
    name: 'a dialog that does not give the focus back',
    criterion: '2.4.3',
    where: 'gallery',
    changes: [
      { file: /^_assets\/gallery\..*\.js$/, find: /\.remove\(\)/, replace: '.remove(),document.activeElement.blur()' },
    ],
    test: { file: 'nightly/browser/accessibility-states.spec.ts', title: 'Escape leaves the dialog' },
    says: /toBeFocused/,
  },
  {
    name: 'a tooltip that Escape does not close',
    criterion: '1.4.13',
    where: 'tooltips',
    changes: [{ file: /^_assets\/tooltips\..*\.js$/, find: /Escape/, replace: 'Nothing' }],
    test: { file: 'e2e/islands/tooltips.spec.ts', title: 'Escape closes it and leaves the focus' },
    says: /toBeHidden/,
  },
  {
    name: 'a target of 16 pixels',
    criterion: '2.5.8',
    where: 'icon links and buttons',
    changes: [{ file: CSS, find: /\.size-11\{[^}]*\}/, replace: '.size-11{width:16px;height:16px;min-height:0}' }],
    test: structure('/careers'),
    says: /target: 16 × \d+ px/,
  },
  {
    name: 'slides that move without a way to stop them',
    criterion: '2.2.2',
    where: 'carousel',
    changes: style('[aria-label$="slide rotation"]{display:none}'),
    test: { file: 'e2e/islands/carousel.spec.ts', title: 'it can be paused and resumed' },
    says: /slide rotation/,
  },
  {
    name: 'slides that move although motion is not wanted',
    criterion: '2.2.2, 2.3.3',
    where: 'carousel',
    changes: [{ file: SLIDES, find: /prefers-reduced-motion: reduce/, replace: 'prefers-reduced-motion: none' }],
    test: { file: 'e2e/islands/carousel.spec.ts', title: 'it does not start by itself' },
    says: /Start slide rotation/,
  },
  {
    name: 'slides announced while they change by themselves',
    criterion: '4.1.3',
    where: 'carousel',
    changes: [{ file: SLIDES, find: /`off`:`polite`/, replace: '`polite`:`polite`' }],
    test: announcement('slides are said when the visitor asks'),
    says: /aria-live/,
  },
  {
    name: 'motion although it is not wanted',
    criterion: '2.3.3',
    where: 'style sheet, reduced motion',
    changes: [{ file: CSS, find: /\(prefers-reduced-motion:reduce\)/, replace: '(width<0)' }],
    test: modes('/careers'),
    says: /reduced motion: motion: /,
  },
  {
    name: 'endless motion',
    criterion: '2.2.2',
    where: 'main heading',
    changes: style('@keyframes sway{to{translate:2px}}main h1{animation:sway 1s infinite}'),
    test: modes('/careers'),
    says: /motion: endless/,
  },
  {
    name: 'text of low contrast',
    criterion: '1.4.3',
    where: 'style sheet, the softer ink',
    changes: [{ file: CSS, find: /--color-ink-soft:#4c534e/, replace: '--color-ink-soft:#b5b8b5' }],
    test: axe('/careers'),
    says: /color-contrast/,
  },
  {
    name: 'edges that vanish in forced colours',
    criterion: '1.4.11',
    where: 'buttons and fields',
    changes: style('@media (forced-colors:active){a,button,input,select,textarea{border-color:Canvas!important}}'),
    test: modes('/careers'),
    says: /edge: none to see/,
  },
  {
    name: 'the current page marked by colour alone',
    criterion: '1.4.1',
    where: 'menu, in forced colours',
    changes: [
      {
        file: CSS,
        find: /@media \(forced-colors:active\)\{:is\(\.site-menu-entry/,
        replace: '@media (width<0){:is(.site-menu-entry',
      },
    ],
    test: modes('/careers'),
    says: /state: looks like any other/,
  },
  {
    name: 'a picture without an alternative',
    criterion: '1.1.1',
    where: 'science fair gallery',
    changes: [{ file: /science-fair-gallery\.html$/, find: / alt="[^"]+"/, replace: '' }],
    test: axe('/resources/science-fair-gallery'),
    says: /image-alt/,
  },
  {
    name: 'headings that skip a level',
    criterion: '1.3.1, 2.4.6',
    where: 'careers',
    changes: [{ file: /^careers\.html$/, find: /<h2([^>]*)>(.*?)<\/h2>/, replace: '<h4$1>$2</h4>' }],
    test: axe('/careers'),
    says: /heading-level|heading-order/,
  },
  {
    name: 'a link without a name',
    criterion: '2.4.4, 4.1.2',
    where: 'social links',
    changes: [{ file: HTML, find: /<span class="sr-only">(Facebook|Instagram).*?<\/span>/, replace: '' }],
    test: axe('/careers'),
    says: /link-name/,
  },
  {
    name: 'a link name that says nothing',
    criterion: '2.4.4, 2.4.9',
    where: 'announcement',
    changes: [{ file: HTML, find: />Go to Careers</, replace: '>Read more<' }],
    test: structure('/tuition'),
    says: /"Read more" says nothing/,
  },
  {
    name: 'one name for two destinations',
    criterion: '2.4.4, 3.2.4',
    where: 'menu, Support named Careers',
    changes: [{ file: HTML, find: /class="site-menu-entry">Support</, replace: 'class="site-menu-entry">Careers<' }],
    test: structure('/tuition'),
    says: /"careers" in nav Main leads to/,
  },
  {
    name: 'a name without the words one sees',
    criterion: '2.5.3',
    where: 'Donate, in the strip above the header',
    changes: [
      {
        file: HTML,
        find: /(<a href="https:\/\/donate)/,
        replace: '<a aria-label="Give (opens in a new tab)" href="https://donate',
      },
    ],
    test: structure('/careers'),
    says: /label in name: "donate"/,
  },
  {
    name: 'a new tab that nothing announces',
    criterion: '3.2.5, G201',
    where: 'links to other sites',
    changes: [{ file: HTML, find: / \(opens in a new tab\)/, replace: '' }],
    test: structure('/careers'),
    says: /new tab: .* does not say so/,
  },
  {
    name: 'no main landmark',
    criterion: '1.3.1, 2.4.1',
    where: 'every page',
    changes: [{ file: HTML, find: /<main (.*)<\/main>/s, replace: '<div $1</div>' }],
    test: axe('/careers'),
    says: /landmark-one-main|region/,
  },
  {
    name: 'no skip link',
    criterion: '2.4.1',
    where: 'every page',
    changes: [{ file: HTML, find: /<a class="skip-link".*?<\/a>/, replace: '' }],
    test: structure('/careers'),
    says: /skip link: /,
  },
  {
    name: 'a table without headers',
    criterion: '1.3.1',
    where: 'tuition',
    changes: [{ file: /^tuition\.html$/, find: /<th\b([^>]*)>(.*?)<\/th>/, replace: '<td$1>$2</td>' }],
    test: structure('/tuition'),
    says: /table without headers/,
  },
  {
    name: 'a page without its language',
    criterion: '3.1.1',
    where: 'every page',
    changes: [{ file: HTML, find: /<html lang="en"/, replace: '<html' }],
    test: axe('/careers'),
    says: /html-has-lang|element-required-attributes/,
  },
  {
    name: 'Arabic read as English',
    criterion: '3.1.2',
    where: 'home',
    changes: [{ file: /^index\.html$/, find: / lang="ar"/, replace: '' }],
    test: structure(' /'),
    says: /lang: Arabic without it/,
  },
  {
    name: 'zoom switched off',
    criterion: '1.4.4',
    where: 'every page',
    changes: [{ file: HTML, find: /initial-scale=1"/, replace: 'initial-scale=1, maximum-scale=1, user-scalable=no"' }],
    test: axe('/careers'),
    says: /meta-viewport/,
  },
  {
    name: 'text cut off when it is spaced out',
    criterion: '1.4.12',
    where: 'the labels of the footer, in boxes of a fixed size',
    changes: style('footer h2{width:9ch;overflow:hidden;white-space:nowrap}'),
    test: structure('/careers'),
    says: /text spacing: text cut off/,
  },
  {
    name: 'scrolling in two directions at 320 pixels',
    criterion: '1.4.10',
    where: 'tuition, a table that does not shrink',
    changes: style('main table{min-width:30rem}'),
    test: structure('/tuition'),
    says: /two-way scrolling/,
  },
  {
    name: 'large text that overlaps',
    criterion: '1.4.4',
    where: 'the lines of lists, set in pixels',
    changes: style('main p{height:24px}'),
    test: { file: 'nightly/browser/text-size.spec.ts', title: 'all text of /careers fits in twice its size' },
    says: /text overlaps by/,
  },
  {
    name: 'a page for one orientation only',
    criterion: '1.3.4',
    where: 'every page, on its side',
    changes: style('@media (orientation:landscape){body>*{display:none}}'),
    test: structure('/careers'),
    says: /on its side: text: none to be seen/,
  },
  {
    name: 'a menu in another order on one page',
    criterion: '3.2.3',
    where: 'tuition, Support and Careers',
    changes: [
      {
        file: /^tuition\.html$/,
        find: /(<a href="\/support" class="site-menu-entry">Support<\/a>)(.*?)(<a href="\/careers" class="site-menu-entry">Careers<\/a>)/,
        replace: '$3$2$1',
      },
    ],
    test: consistency,
    says: /the frame of \/tuition/,
  },
  {
    name: 'two pages with one title',
    criterion: '2.4.2',
    where: 'staff',
    changes: [{ file: /^staff\.html$/, find: /<title>[^|]*/, replace: '<title>Home ' }],
    test: consistency,
    says: /of \/staff/,
  },
];
