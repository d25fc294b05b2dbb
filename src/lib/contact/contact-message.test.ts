// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyFields, forgetDraft, readDraft, writeDraft } from './contact-message.ts';

const message = { name: 'Maryam', email: 'm@example.org', subject: 'tours', message: 'Hello' };
const nothing = { name: '', email: '', subject: '', message: '' };

beforeEach(() => {
  sessionStorage.clear();
});

test.each([
  [message, []],
  [{ ...message, name: '   ', message: '\n\t' }, ['name', 'message']],
  [nothing, ['name', 'email', 'subject', 'message']],
])('blank fields count as empty', (given, expected) => {
  expect(emptyFields(given)).toEqual(expected);
});

test('a draft comes back as it was, until it is forgotten', () => {
  writeDraft(message);
  expect(readDraft()).toEqual(message);
  forgetDraft();
  expect(readDraft()).toEqual({});
});

test('a message without text leaves no draft', () => {
  writeDraft(message);
  writeDraft({ ...nothing, name: ' ' });
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', 'null', '{', '[]', '3', '{"name":7,"other":"x"}'])('a broken draft is none: %s', (stored) => {
  sessionStorage.setItem('contact-draft', stored);
  expect(readDraft()).toEqual({});
});

test('with storage blocked, drafts do nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(() => writeDraft(message)).not.toThrow();
  expect(readDraft()).toEqual({});
  expect(() => forgetDraft()).not.toThrow();
});
