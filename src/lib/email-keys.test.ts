import { expect, test } from 'vitest';
import { emailKeysFrom } from './email-keys.ts';

const [PUBLIC, SERVICE, TEMPLATE] = [
  'PUBLIC_EMAILJS_PUBLIC_KEY',
  'PUBLIC_EMAILJS_SERVICE_ID',
  'PUBLIC_EMAILJS_TEMPLATE_ID',
];

test.each([[{}], [{ [PUBLIC]: '', [SERVICE]: ' ' }], [{ [PUBLIC]: undefined, OTHER: 'value' }]])(
  'with no key set, %j, there is no account',
  (environment) => {
    expect(emailKeysFrom(environment)).toBeUndefined();
  },
);

test('all keys make an account', () => {
  const environment = { [PUBLIC]: 'user_a-B9', [SERVICE]: ' service_x ', [TEMPLATE]: 'template_y' };
  const keys = { publicKey: 'user_a-B9', serviceId: 'service_x', templateId: 'template_y' };
  expect(emailKeysFrom(environment)).toEqual(keys);
});

test('some keys are an error that names the others', () => {
  const environment = { [PUBLIC]: 'abc', [TEMPLATE]: ' ' };
  expect(() => emailKeysFrom(environment)).toThrow(`Missing: ${SERVICE}, ${TEMPLATE}.`);
});

test.each(['"abc"', 'a b', '<key>', 'ab', 'x'.repeat(65), 'https://api.emailjs.com'])('%s is not a key', (key) => {
  const environment = { [PUBLIC]: 'abc', [SERVICE]: key, [TEMPLATE]: 'def' };
  expect(() => emailKeysFrom(environment)).toThrow(new RegExp(`${SERVICE}\\.$`));
});
