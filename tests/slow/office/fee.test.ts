import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { fixtureToday } from '../../../build/project-copy.ts';
import type { Job, OpenFile, SaveRequest } from '../../../office/api.ts';
import { listen } from '../../../office/server/http.ts';
import { openOffice } from '../../../office/testing/office.ts';

const TUITION = 'content/pages/tuition.yaml';

/** The text of a page, without its spaces. */
const htmlText = (html: string) => html.replaceAll(/<(style|script)[\s\S]*?<\/\1>|<[^>]+>|\s/g, '');

test('shows a changed fee on the page, and by the month', async () => {
  vi.stubEnv('SITE_TODAY', fixtureToday());
  const office = await openOffice();
  const { server, address } = await listen(office, async () => new Map());
  const { origin } = new URL(address);
  const signIn = await fetch(address, { redirect: 'manual' });
  const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const headers = { cookie, origin, 'content-type': 'application/json' };
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(`${origin}/api/${path}`, init)).json()) as T;
  };

  const { version } = await ask<OpenFile>(`file?file=${TUITION}`);
  const row = ['tuition', 'rows', 1];
  const request: SaveRequest = {
    words: 'PreK full-time, a year: $8,930',
    files: [
      {
        file: TUITION,
        version,
        edits: [
          { op: 'set', path: [...row, 'perYear'], value: 8930 },
          { op: 'set', path: [...row, 'perMonth'], value: 893 },
        ],
      },
    ],
  };
  expect(await ask('save', request)).toMatchObject({ ok: true });
  await ask('job', { kind: 'preview' });
  let job = await ask<Job>('job');
  while (job.state === 'running') {
    await wait(500);
    job = await ask<Job>('job');
  }
  expect(job).toMatchObject({ state: 'done', pages: [{ address: '/tuition' }] });

  const page = htmlText(await (await fetch(`${job.address}/tuition`)).text());
  expect(page).toContain('PreKfull-time$893$8,930');
  expect(page).not.toContain('$8,500');
  server.close();
  await office.publication.stop();
}, 1_200_000);
