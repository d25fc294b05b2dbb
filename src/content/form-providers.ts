type FormProvider = {
  name: string;
  /** Its domains. */
  of: readonly string[];
  /** The paths and queries of addresses to embed. A group is the form's number. */
  embed: RegExp;
  /** Where the owner of a form finds the address to embed. */
  menu: string;
  /** Where its forms and pages of thanks are, besides the host of the address. */
  hosts?: readonly string[];
  helper?: FormHelper;
};

/** The script that fits the frame's height to the form. */
export type FormHelper = {
  scriptUrl: string;
  /** The id and class by which it finds the frame. `$1` is the form's number. */
  frameId?: string;
  frameClass?: string;
  /** The attribute in which it looks for the form's address, if it loads the frame itself. */
  addressIn?: string;
  /** Runs once it has loaded, with `selector` (of the frame) and `address` (of the provider). */
  call?: string;
};

/** The companies whose forms a page can embed, for the content check, editor, policies, frames and /privacy. */
export const FORM_PROVIDERS: readonly FormProvider[] = [
  {
    name: 'JotForm',
    of: ['jotform.com'],
    embed: /^\/(\d+)\/?(\?|$)/,
    menu: 'Publish, Embed, iFrame',
    hosts: ['form', 'submit', 'eu-submit', 'hipaa-submit', 'www'].map((name) => `${name}.jotform.com`),
    helper: {
      scriptUrl: 'https://cdn.jotfor.ms/s/umd/latest/for-form-embed-handler.js',
      frameId: 'JotFormIFrame-$1',
      call: 'jotformEmbedHandler(selector, address)',
    },
  },
  {
    name: 'Google Forms',
    of: ['docs.google.com', 'accounts.google.com', 'forms.gle'],
    embed: /^\/(?:a\/.+\/)?forms\/.+\/viewform\?(?:.*&)?embedded=true/,
    menu: 'Send, < >',
  },
  {
    name: 'Microsoft Forms',
    of: ['forms.office.com', 'forms.microsoft.com', 'forms.cloud.microsoft'],
    embed: /^\/(?:pages\/responsepage\.aspx|[er]\/\w+)\?(?:.*&)?embed=true/i,
    menu: 'Collect responses, Embed',
    hosts: ['forms.office.com', 'forms.microsoft.com', 'forms.cloud.microsoft'],
  },
  {
    name: 'Cognito Forms',
    of: ['cognitoforms.com'],
    embed: /^\/f\/[\w-]{15,}/,
    menu: 'Publish, Iframe',
    helper: { scriptUrl: 'https://www.cognitoforms.com/f/iframe.js' },
  },
  { name: 'Typeform', of: ['typeform.com', 'typeform.eu'], embed: /^\/to\/\w/, menu: 'Share, Copy link' },
  {
    name: 'Formstack',
    of: ['formstack.com'],
    embed: /^\/forms\/(?:\?\d|(?!js\.php|index\.php)\w)/,
    menu: 'Share, iFrame',
    hosts: ['www.formstack.com'],
  },
  { name: 'Wufoo', of: ['wufoo.com', 'wufoo.eu'], embed: /^\/embed\/\w/, menu: 'Share, Embed Form Code, Iframe' },
  {
    name: 'Tally',
    of: ['tally.so'],
    embed: /^\/embed\/\w/,
    menu: 'Share, Embed, Standard',
    helper: {
      scriptUrl: 'https://tally.so/widgets/embed.js',
      addressIn: 'data-tally-src',
      call: 'Tally.loadEmbeds()',
    },
  },
  {
    name: 'Airtable',
    of: ['airtable.com'],
    embed: /^\/embed\/\w/,
    menu: 'Share form, Embed this form',
    helper: {
      scriptUrl: 'https://static.airtable.com/js/embed/embed_snippet_v1.js',
      frameClass: 'airtable-embed airtable-dynamic-height',
    },
  },
  {
    name: 'Smartsheet',
    of: ['smartsheet.com', 'smartsheet.eu', 'smartsheetgov.com'],
    embed: /^\/b\/form(?:\/\w|\?EQBCT=)/,
    menu: 'Forms, Share form',
  },
  { name: 'FACTS', of: ['renweb.com', 'factsmgt.com'], embed: /^\/oa\//i, menu: 'the link to the online application' },
];

/** The provider that an address belongs to, if it is in the table, and what the pattern for embedding finds in it. */
export function formProviderOf(address: string) {
  const { host = '', pathname = '', search = '' } = URL.parse(address) ?? {};
  const provider = FORM_PROVIDERS.find(({ of }) => of.some((domain) => `.${host}`.endsWith(`.${domain}`)));
  return provider && { ...provider, match: provider.embed.exec(pathname + search) };
}

/** What is wrong with the address of a form to embed. A provider that isn't in the table may use any. */
export function embedProblem(address: string): string | undefined {
  const { name, menu, match = [] } = formProviderOf(address) ?? {};
  if (match) return undefined;
  return `is an address of ${name}, but not the one to embed; copy that from there, under “${menu}” (of a code, what src="…" has)`;
}
