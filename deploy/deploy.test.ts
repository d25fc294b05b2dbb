/** Checks the files in `deploy/` against the current settings and paths of the project. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { HEALTH_PATH } from '../hosting/endpoints.ts';

const unit = readFileSync('deploy/school-site.service', 'utf8');
const containerfile = readFileSync('deploy/Containerfile', 'utf8');
const serverSettings = readFileSync('server/settings.ts', 'utf8');
const DEFAULT_PORT = /integer\('PORT', (\d+)/.exec(serverSettings)?.[1];

const unitValues = (key: string) =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
const instructions = (name: string) =>
  [...containerfile.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, rest = '']) => rest);

/** Fails for variables that the server doesn't read. */
function expectKnownVariables(assignments: string): void {
  for (const [, name = ''] of assignments.matchAll(/(?:^|\s)([A-Z_]+)=/g)) {
    if (name !== 'NODE_ENV') expect(serverSettings).toContain(`'${name}'`);
  }
}

test('the unit starts the server of this project with settings it knows', () => {
  const [folder = ''] = unitValues('WorkingDirectory');
  const [command = ''] = unitValues('ExecStart');
  const [program = '', ...args] = command.split(' ');
  expect(program.startsWith(`${folder}/`)).toBe(true);
  expect(existsSync(program.slice(folder.length + 1))).toBe(true);
  expect(args.every((file) => existsSync(file))).toBe(true);
  for (const assignments of unitValues('Environment')) expectKnownVariables(assignments);
  expect(unit).toContain('TRUST_PROXY=1');
  expect(unit).toContain(`PORT=${DEFAULT_PORT}`);
});

test('the unit may write where the inbox lies', () => {
  expect(unit).toContain(`INBOX_DIR=/var/lib/${unitValues('StateDirectory')[0]}/inbox`);
});

test('the image copies what is there and starts the server with settings it knows', () => {
  for (const sources of instructions('COPY')) {
    if (sources.startsWith('--from=')) continue;
    for (const source of sources.split(' ').slice(0, -1)) expect(existsSync(source), source).toBe(true);
  }
  for (const assignments of instructions('ENV')) expectKnownVariables(assignments);
  expect(instructions('EXPOSE')).toEqual([DEFAULT_PORT]);
  expect(instructions('HEALTHCHECK')[0]).toContain(`:${DEFAULT_PORT}${HEALTH_PATH}`);
  expect(existsSync((JSON.parse(instructions('CMD')[0] ?? '[]') as string[])[1] ?? '')).toBe(true);
});

test('the image is built with the Node.js the project pins', () => {
  const [major = ''] = readFileSync('.nvmrc', 'utf8').split('.');
  for (const image of instructions('FROM')) expect(image).toContain(`/node:${major}-`);
});
