// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { contactMessage } from '../../../hosting/contact-fields.ts';
import { messageOf } from '../../../tests/support/contact-message.ts';
import { forgetDraft, readDraft, writeDraft } from './message-draft.ts';

const message = messageOf();

beforeEach(() => sessionStorage.clear());

test('a draft comes back as it was, until it is forgotten or has no text', () => {
  writeDraft(message);
  expect(readDraft()).toEqual(message);
  forgetDraft();
  expect(readDraft()).toEqual({});
  writeDraft(message);
  writeDraft(contactMessage(() => ' '));
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', 'null', '{', '[]', '3', '{"name":7,"other":"x"}'])('a broken draft is none: %s', (stored) => {
  sessionStorage.setItem('contact-draft', stored);
  expect(readDraft()).toEqual({});
});

test('with storage blocked, drafts do nothing', () => {
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get });
  expect(() => writeDraft(message)).not.toThrow();
  expect(readDraft()).toEqual({});
  expect(() => forgetDraft()).not.toThrow();
});
