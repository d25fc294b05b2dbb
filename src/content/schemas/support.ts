import { z } from 'zod';
import { fact, heading, listOf, opening, paragraphs, picture, problems, record, withheld } from './parts.ts';
import { id, outsideUrl, text } from './primitives.ts';

const titled = fact({ id, title: text, description: text });

/** Whether a fund may receive Zakat. */
const ZAKAT = ['unknown', 'accepted', 'notAccepted'] as const;

const fund = titled.extend({
  url: outsideUrl
    .optional()
    .describe('The address of this fund at the donation service. Without it, the button opens the general address.'),
  zakat: z.enum(ZAKAT).default('unknown').describe('Whether this fund may receive Zakat. Only the school can say.'),
});

/** The subject line of an email that a visitor starts from this page. */
const emailSubject = text.describe('The subject line of the e-mail this link opens, such as Getting involved.');

/** content/pages/support.yaml: the copy of /support. What it says about taxes is in pages/home.yaml. */
export const support = record({
  ...opening,
  picture,
  donate: record({ button: text.describe('Text of the large button, which opens the donation service.') }),
  why: record({
    heading: text,
    areas: listOf(titled).describe('The giving areas: a name, and one sentence on what a gift does there.'),
  }),
  mission: fact({ heading: text, paragraphs }),
  funds: fact({
    ...heading,
    button: text.describe('Text of the button of every fund, such as Donate Now.'),
    funds: listOf(fund).length(3).describe('The three funds. The picture has one star for each.'),
    help: text.describe('What a donor does when the donation service does not ask for the fund.'),
  }),
  zakat: record({
    ask: text.describe('What to do while the school has not said whether a gift may be Zakat.'),
    accepted: text.describe('The label of a fund that may receive Zakat.'),
    notAccepted: text.describe('The label of a fund that may not receive Zakat.'),
    answer: withheld({}).describe('What the school says about Zakat. It replaces the sentence above.'),
  }),
  otherWays: record({
    heading: text,
    volunteer: fact({
      title: text,
      description: text,
      call: text.describe('Text after the number, such as to volunteer.'),
    }),
    getInvolved: fact({ title: text, description: text, link: text, emailSubject }),
  }),
  tax: record({
    heading: text,
    advice: text.describe('One sentence after the tax note of the Home page.'),
    acknowledgement: withheld({}).describe('What receipts state, in the words that the IRS requires.'),
  }),
  questions: record({ heading: text, introduction: text, emailSubject }),
}).superRefine(
  problems(function* ({ funds, zakat }) {
    for (const [index, entry] of funds.funds.entries())
      if (entry.zakat !== 'unknown' && !zakat.answer.confirmedOn)
        yield [['funds', 'funds', index, 'zakat'], 'can only be said once zakat.answer is confirmed'];
  }),
);
