import { expect, test } from 'vitest';
import { emailKeysFrom } from './email-keys.ts';

const [PUBLIC, SERVICE, TEMPLATE] = [
  'PUBLIC_EMAILJS_PUBLIC_KEY',
  'PUBLIC_EMAILJS_SERVICE_ID',
  'PUBLIC_EMAILJS_TEMPLATE_ID',
];

test.each([[{}], [{ [PUBLIC]: '', [SERVICE]: ' ' }], [{ [PUBLIC]: undefined, OTHER: 'value' }]])(
  'returns undefined when no key is set: %j',
  (environment) => {
    expect(emailKeysFrom(environment)).toBeUndefined();
  },
);

test('returns the keys when all are set', () => {
  const environment = { [PUBLIC]: 'user_a-B9', [SERVICE]: ' service_x ', [TEMPLATE]: 'template_y' };
  const keys = { publicKey: 'user_a-B9', serviceId: 'service_x', templateId: 'template_y' };
  expect(emailKeysFrom(environment)).toEqual(keys);
});

test.each(['"abc"', 'a b', '<key>', 'ab', 'x'.repeat(65), 'https://api.emailjs.com'])('rejects %s as a key', (key) => {
  const environment = { [PUBLIC]: 'abc', [SERVICE]: key, [TEMPLATE]: 'def' };
  expect(() => emailKeysFrom(environment)).toThrow(new RegExp(`${SERVICE}\\.$`));
});
