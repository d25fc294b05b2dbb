import type { Page } from '@playwright/test';
import { expect, test } from '../../office/office-test.ts';

type Mistake = {
  name: string;
  path: string;
  act: (page: Page) => Promise<void>;
  /** The field that says it. */
  label: string;
  sentence: RegExp;
};

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** A new event with this date. */
const event =
  (date: string): Mistake['act'] =>
  async (page) => {
    await page.getByLabel('Name', { exact: true }).last().fill('Picture day');
    await page.getByLabel('Date', { exact: true }).last().fill(date);
    await save(page);
  };

const TUITION = 'PreK full-time, per year';
const fee =
  (amount: string, name = 'Application fee'): Mistake['act'] =>
  async (page) => {
    await page.getByLabel(name).fill(amount);
    await save(page);
  };

const photo = (name: string, size: number) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.alloc(size) });
const PLACE = '/photograph?slot=slide-03';

const choose =
  (consent: string, file: ReturnType<typeof photo>): Mistake['act'] =>
  async (page) => {
    await page.getByLabel('Who agreed, and how').fill(consent);
    await page.getByLabel(/drop it here/).setInputFiles(file);
  };

const MISTAKES: Mistake[] = [
  ...['2/30', '14/2/2026', 'tomorrow', 'Febuary 14'].map((date) => ({
    name: `the date ${date}`,
    path: '/date',
    act: event(date),
    label: 'Date',
    sentence: new RegExp(`“${date}” isn’t a date\\. Type it like Feb 14, \\d{4} or 2/14/\\d{4}\\.`),
  })),
  {
    name: 'no date',
    path: '/date',
    act: event(''),
    label: 'Date',
    sentence: /Type a date, such as Feb 14, 2026\.$/,
  },
  ...['2,50', '$12.50', 'about 200'].map((amount) => ({
    name: `the amount ${amount}`,
    path: '/fee',
    act: fee(amount),
    label: 'Application fee',
    sentence: /isn’t a full amount\. Type it like 250 or 2,500\.$/,
  })),
  {
    name: 'an amount that does not split',
    path: '/fee',
    act: fee('$7,255', TUITION),
    label: TUITION,
    sentence: /^\$7,255 doesn’t split into 10 equal payments\. \$7,250 or \$7,260 does\.$/,
  },
  {
    name: 'no amount of tuition',
    path: '/fee',
    act: fee('', TUITION),
    label: TUITION,
    sentence: /^Type an amount, or choose Contact office\.$/,
  },
  {
    name: 'an empty name',
    path: '/people',
    act: async (page) => {
      await page.getByRole('button', { name: 'Change Nadia Placeholder' }).click();
      await page.getByLabel('Name').fill('');
      await save(page);
    },
    label: 'Name',
    sentence: /^The name is empty\. Type it, or remove this person\.$/,
  },
  {
    name: 'the id of somebody else',
    path: '/everything?file=content/people/staff.yaml&path=members.1.id',
    act: async (page) => {
      await page.getByLabel('Lasting name').filter({ visible: true }).fill('samira-example');
      await save(page);
    },
    label: 'Lasting name',
    sentence: /samira-example/,
  },
  {
    name: 'an announcement that ends before it starts',
    path: '/announcement',
    act: async (page) => {
      await page.getByLabel('First day').fill('Oct 20');
      await page.getByLabel('Last day').fill('Oct 10');
      await save(page);
    },
    label: 'Last day',
    sentence: /The last day is before the first day\. Look at the days\.$/,
  },
  {
    name: 'an announcement that is over',
    path: '/announcement',
    act: async (page) => {
      await page.getByLabel('Last day').fill('Sep 20');
      await save(page);
    },
    label: 'Last day',
    sentence: /September 20, 2025 is over\. Look at the day\.$/,
  },
  {
    name: 'no announcement',
    path: '/announcement',
    act: async (page) => {
      await page.getByLabel('Message').fill(' ');
      await save(page);
    },
    label: 'Message',
    sentence: /Say what families should know\.$/,
  },
  {
    name: 'a closing of nothing',
    path: '/closing',
    act: (page) => page.getByRole('button', { name: 'Publish closing' }).click(),
    label: 'Closed',
    sentence: /^Say what happens: closed, opens late or closes early\.$/,
  },
  {
    name: 'a closing on a Saturday',
    path: '/closing',
    act: async (page) => {
      await page.getByLabel('Closed').check();
      await page.getByLabel('Other days').check();
      await page.getByLabel('First day').fill('2/14/2026');
      await page.getByRole('button', { name: 'Publish closing' }).click();
    },
    label: 'First day',
    sentence: /^February 14 is a Saturday\. There is no school to close\.$/,
  },
  {
    name: 'a closing that ends before it starts',
    path: '/closing',
    act: async (page) => {
      await page.getByLabel('Closed').check();
      await page.getByLabel('Other days').check();
      await page.getByLabel('First day').fill('2/12/2026');
      await page.getByLabel('Last day').fill('2/11/2026');
      await page.getByRole('button', { name: 'Publish closing' }).click();
    },
    label: 'Last day, if it is another',
    sentence: /^The last day is before the first day\. Look at the days\.$/,
  },
  {
    name: 'school that ends before it begins',
    path: '/closing',
    act: async (page) => {
      await page.getByLabel('Opens late').check();
      await page.getByLabel('From', { exact: true }).selectOption('3:30 PM');
      await page.getByRole('button', { name: 'Publish late opening' }).click();
    },
    label: 'From',
    sentence: /^School would end before it begins\. Look at the hours\.$/,
  },
  {
    name: 'a photograph without a yes',
    path: PLACE,
    act: choose('', photo('room.jpg', 10)),
    label: 'Who agreed, and how',
    sentence: /^Say who agreed and how\. Without a yes, no photograph\.$/,
  },
  {
    name: 'a photograph nobody agreed to',
    path: PLACE,
    act: choose('None', photo('room.jpg', 10)),
    label: 'Who agreed, and how',
    sentence: /^“None” isn’t a yes\. Say who agreed and how, or leave the photograph out\.$/,
  },
  {
    name: 'a permission that has ended',
    path: PLACE,
    act: async (page) => {
      await page.getByLabel('Show it until').fill('June 30, 2025');
      await choose('Both mothers', photo('room.jpg', 10))(page);
      await save(page);
    },
    label: 'Show it until',
    sentence: /^The permission ends before today\. Ask again first\.$/,
  },
  {
    name: 'a photograph without its file',
    path: PLACE,
    act: async (page) => {
      await page.getByLabel('Who agreed, and how').fill('Both mothers');
      await page.getByLabel('The photograph shows').fill('Glass bulbs on a bench.');
      await save(page);
    },
    label: 'Choose a file, or drop it here',
    sentence: /^Choose a photograph\.$/,
  },
  {
    name: 'a picture of a telephone',
    path: PLACE,
    act: choose('Both mothers', photo('IMG_2041.HEIC', 10)),
    label: 'Choose a file, or drop it here',
    sentence: /^IMG_2041\.HEIC can’t be used yet\. It’s an iPhone format that many browsers can’t show\./,
  },
  {
    name: 'a picture of 40 MB',
    path: PLACE,
    act: choose('Both mothers', photo('room.jpg', 40 * 1024 * 1024)),
    label: 'Choose a file, or drop it here',
    sentence: /^room\.jpg has 40 MB; at most 25 MB can be used\. Export it smaller, as a JPG\.$/,
  },
];

test('says each mistake at its field in one sentence, and writes nothing', async ({ office }) => {
  test.setTimeout(240_000);
  const page = await office.open();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(upload|publish)/.test(request.url())) sent.push(request.url());
  });
  for (const { name, path, act, label, sentence } of MISTAKES) {
    await test.step(name, async () => {
      await page.evaluate(() => localStorage.clear());
      await office.open(path);
      await act(page);
      const field = page.getByLabel(label, { exact: true }).filter({ visible: true }).last();
      await expect(field).toHaveAccessibleDescription(sentence);
    });
  }
  expect(office.diff()).toEqual([]);
  expect(sent).toEqual([]);
});
