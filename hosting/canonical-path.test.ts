import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tablesOf } from '../tests/support/tables.ts';
import { buildAddressBook, resolveTarget } from './canonical-path.ts';

const table = tablesOf('hosting/testing/canonical-path.yaml');

const book = buildAddressBook(table<string>('book'));

test.each(table<[string, string]>('addresses'))('%s is the file %s', (target, file) => {
  expect(resolveTarget(target, book)).toMatchObject({ kind: 'found', file });
});

test.each(table<[string, string]>('redirects'))('%s leads to %s', (target, location) => {
  expect(resolveTarget(target, book)).toEqual({ kind: 'redirect', location });
});

test.each(table<string>('missing'))('%s is not found', (target) => {
  expect(resolveTarget(target, book)).toEqual({ kind: 'not-found' });
});

test.each(table<string>('malformed'))('%s is malformed', (target) => {
  expect(resolveTarget(target, book)).toEqual({ kind: 'malformed' });
});

const targetPiece = fc.oneof(
  fc.constantFrom('/', '//', '\\', '.', '..', '%2e', '%2f', '%5c', '%00', '%', '?', '#', '@', ':', 'index', '.html'),
  fc.constantFrom('tuition', 'Tuition', 'about-us', 'evil.example', 'https:', '_assets', 'App.A1b2.js', '404'),
  fc.string({ maxLength: 4, unit: 'binary' }),
);
const anyTarget = fc.array(targetPiece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);

test('a redirect always leads to a known address of this site, in one hop, and what is found is public', () => {
  fc.assert(
    fc.property(anyTarget, (target) => {
      const result = resolveTarget(target, book);
      if (result.kind === 'found') expect([...book.files.values()]).toContain(result.file);
      if (result.kind !== 'redirect') return;
      expect(result.location).toMatch(/^\/(?![/\\])/);
      expect(resolveTarget(result.location, book).kind).toBe('found');
      const url = new URL(result.location, 'https://school.example.org');
      expect(url.host).toBe('school.example.org');
      expect(book.files.has(url.pathname)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test('an old address leads to the new one, unless a file has it', () => {
  const moved = new Map([
    ['/documents/fees-2024-25.pdf', '/documents/fees-2025-26.pdf'],
    ['/tuition', '/documents/fees-2025-26.pdf'],
  ]);
  const book = buildAddressBook(['tuition.html', 'documents/fees-2025-26.pdf'], moved);
  const location = '/documents/fees-2025-26.pdf?print';
  expect(resolveTarget('/documents/fees-2024-25.pdf?print', book)).toEqual({ kind: 'redirect', location });
  expect(resolveTarget('/Tuition', book)).toMatchObject({ location: '/tuition' });
});
