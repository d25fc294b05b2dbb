import { z } from 'zod';
import { formProviderOf } from '../form-providers.ts';
import { weekdaysOf } from '../weekdays.ts';
import { endsAfter, fact, listOf, problems, provenance, record, validity } from './parts.ts';
import { email, formUrl, host, id, outsideUrl, phone, text, time, upTo, weekdays, written } from './primitives.ts';

const outsideLink = record({ url: outsideUrl, ...provenance });

/** A form that a page embeds in a frame. */
const formFields = outsideLink.extend({
  url: formUrl,
  withheld: z
    .literal(true)
    .optional()
    .describe('True if the site goes public without this form. The page then says how to apply by phone or e-mail.'),
  hosts: z
    .array(host)
    .min(1)
    .optional()
    .describe('For a provider that isn’t named under Address: every host that the form and its page of thanks are on.'),
  helper: outsideUrl.optional().meta({
    title: 'Address of a script',
    description:
      'The script in the embed code of such a provider, which fits the frame’s height to the form. It may do anything on the page, so name it only if the form needs it.',
  }),
  allow: z
    .array(z.enum(['dialogs', 'redirect', 'payment']))
    .optional()
    .describe(
      'What the form may do besides, as its embed code allows: show dialogs, go to a page of thanks in place of this one, take a payment.',
    ),
});

const embeddedForm = formFields.superRefine(
  problems(function* ({ url, hosts, sample, withheld }) {
    if (hosts || sample || withheld || formProviderOf(url)) return;
    const own = URL.parse(url)?.host;
    yield [['hosts'], `is missing: name every host that the form and its page of thanks are on, such as ${own}`];
  }),
);

const address = record({
  street: text,
  city: text,
  state: written('text', 'two capital letters, such as RI', /^[A-Z]{2}$/),
  zip: written('text', 'five digits in quotes, such as "02893"', /^\d{5}$/),
});

/** Degrees in Rhode Island. The limits catch swapped numbers and a missing minus sign. */
function degrees(least: number, most: number, such: string) {
  const error = `is not in Rhode Island; it must be a number such as ${such}`;
  return z.number().min(least, error).max(most, error);
}

/** The host of the map that is derived from the coordinates, used unless `frameUrl` is set. */
const DERIVED_MAP_HOST = 'www.openstreetmap.org';

/** The two large providers show their own page under another address than the one to embed. */
function isEmbedAddress(address: string): boolean {
  // outsideUrl refuses what isn't an address.
  if (!URL.canParse(address)) return true;
  const { host, pathname } = new URL(address);
  if (host === DERIVED_MAP_HOST) return pathname === '/export/embed.html';
  return !/(^|\.)(google\.[a-z.]+|goo\.gl)$/.test(host) || pathname.startsWith('/maps/embed');
}

const map = record({
  provider: record({ name: text, host }).describe(
    'Who draws the map. Visitors’ browsers load the frame from this host and no other.',
  ),
  frameUrl: outsideUrl
    .refine(isEmbedAddress, 'is the page of the map, not its embed address; look for “Embed a map” there')
    .optional()
    .meta({
      title: 'Address to embed',
      description: 'The address to embed, in place of the one made from the coordinates of the school’s address.',
    }),
  linkUrl: outsideUrl.optional().meta({
    title: 'Address of “Open in maps”',
    description: 'Where “Open in maps” leads, in place of a search for the school’s address.',
  }),
}).superRefine(
  problems(function* ({ provider: { host }, frameUrl = '' }) {
    const isThere = (URL.parse(frameUrl)?.host ?? DERIVED_MAP_HOST) === host;
    if (!isThere) yield [['frameUrl'], `must be an address at ${host}, the provider’s host`];
  }),
);

const NETWORK = /facebook|instagram|youtube|linkedin|tiktok/i;
/** The school on a social network. */
const account = fact({ id, name: text, url: outsideUrl })
  .refine(
    ({ name, url }) => {
      const [named, linked] = [name, URL.parse(url)?.host ?? ''].map((words) => NETWORK.exec(words)?.[0].toLowerCase());
      return !named || !linked || named === linked;
    },
    { path: ['url'], error: 'is an address of another network than the name says' },
  )
  .refine(({ url }) => URL.parse(url)?.pathname !== '/', {
    path: ['url'],
    error: 'is the first page of the network; copy the address of the school’s own page there',
  });

/** content/school.yaml: the school's name, addresses, phone numbers, hours and external links, each in one place. */
export const school = record({
  ...validity,
  name: fact({ value: upTo(80, 'use the short name').meta({ title: 'Name' }) }),
  tagline: text,
  blurb: text,
  peopleInDrawings: z
    .enum(['unknown', 'allowed'])
    .describe('May drawings show people, without faces? If the school says no, ask for other drawings first.'),
  address: address.extend({
    coordinates: fact({ latitude: degrees(41, 42.1, '41.713'), longitude: degrees(-72, -71, '-71.4955') }).describe(
      'The position of the map’s marker.',
    ),
  }),
  mailingAddress: address,
  phone: fact({ value: phone.meta({ title: 'Phone' }) }),
  fax: fact({ value: phone.meta({ title: 'Fax' }) }),
  email: fact({ value: email }),
  officeHours: record({
    weekdays: record({ days: weekdays, opens: time, closes: time }).refine(...endsAfter('opens', 'closes')),
    weekends: record({ days: text, note: text }),
  }).refine(
    ({ weekdays: { days }, weekends }) => !weekdaysOf(days).some((day) => weekdaysOf(weekends.days).includes(day)),
    { path: ['weekends', 'days'], error: 'has a day of the weekdays too' },
  ),
  social: listOf(account),
  links: record({
    donation: outsideLink,
    registerInterest: outsideLink,
    submitApplication: outsideLink,
    ptoSignUp: outsideLink,
    hifzForm: embeddedForm,
    employmentForm: embeddedForm,
    flipBook: outsideLink,
    sisterSchool: outsideLink,
  }),
  map: map.describe('The map on the Home page.'),
});
