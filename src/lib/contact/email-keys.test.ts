import { expect, test } from 'vitest';
import { emailKeysFrom } from './email-keys.ts';

const from = (key?: string, service?: string, template?: string) =>
  emailKeysFrom({
    PUBLIC_EMAILJS_PUBLIC_KEY: key,
    PUBLIC_EMAILJS_SERVICE_ID: service,
    PUBLIC_EMAILJS_TEMPLATE_ID: template,
  });

test('returns the keys when all are set, and undefined when none is', () => {
  const keys = { publicKey: 'user_a-B9', serviceId: 'service_x', templateId: 'template_y' };
  expect(from('user_a-B9', ' service_x ', 'template_y')).toEqual(keys);
  expect(from()).toBeUndefined();
  expect(from('', ' ')).toBeUndefined();
});

test.each(['"abc"', 'a b', '<key>', 'ab', 'x'.repeat(65), 'https://api.emailjs.com'])('rejects %s as a key', (key) => {
  expect(() => from('abc', key, 'def')).toThrow(/PUBLIC_EMAILJS_SERVICE_ID\.$/);
});
