import { expect, test, vi } from 'vitest';
import { registerServiceWorker } from './register-service-worker.ts';

test('registers no worker when it is switched off', async () => {
  const register = vi.fn<() => Promise<void>>();
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubEnv('DEV', false);
  vi.stubEnv('PUBLIC_SERVICE_WORKER', 'off');
  await registerServiceWorker();
  expect(register).not.toHaveBeenCalled();
});
