import { beforeEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from './register-service-worker.ts';

const register = vi.fn<(address: unknown) => Promise<void>>();

beforeEach(() => {
  vi.stubEnv('DEV', false);
  vi.stubGlobal('navigator', { serviceWorker: { register: register.mockReset() } });
});

test('registers /sw.js with a Trusted Types policy that allows only that URL', async () => {
  const createPolicy = vi.fn<(name: string, rules: object) => object>((_, rules) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  await registerServiceWorker();
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('service-worker', expect.anything());
  const rules = createPolicy.mock.results[0]?.value as { createScriptURL: (address: string) => string };
  expect(rules.createScriptURL('/sw.js')).toBe('/sw.js');
  for (const address of ['/other.js', '//evil.example/sw.js', '/sw.js?x', '']) {
    expect(() => rules.createScriptURL(address)).toThrow(TypeError);
  }
});

test('registers no worker when it is switched off', async () => {
  vi.stubEnv('PUBLIC_SERVICE_WORKER', 'off');
  await registerServiceWorker();
  expect(register).not.toHaveBeenCalled();
});
