import { afterEach, expect, test, vi } from 'vitest';
import { tablesOf } from '../../../tests/support/tables.ts';
import { getQueryFn, queryClient } from './query-client.ts';

afterEach(() => queryClient.clear());

const answer = (status: number, body: string, statusText = '') =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status, statusText }));

test('fetches the first element of the key with credentials and parses the JSON', async () => {
  answer(200, '{"days":180}');
  expect(await queryClient.fetchQuery({ queryKey: ['/data/x.json', 'ignored'] })).toEqual({ days: 180 });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/data/x.json', { credentials: 'include' });
});

test.each(tablesOf('src/lib/site/query-client.yaml')<[number, string, string, string]>('errors'))(
  'a response %i with body "%s" and status text "%s" throws "%s"',
  async (status, body, statusText, expected) => {
    answer(status, body, statusText);
    await expect(queryClient.fetchQuery({ queryKey: ['/data/x.json'] })).rejects.toThrow(new Error(expected));
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);

test('returns null for a 401 with on401: returnNull, and still throws other errors', async () => {
  const queryFn = getQueryFn({ on401: 'returnNull' });
  answer(401, 'no');
  expect(await queryClient.fetchQuery({ queryKey: ['/a'], queryFn })).toBeNull();
  answer(403, 'no');
  await expect(queryClient.fetchQuery({ queryKey: ['/b'], queryFn })).rejects.toThrow('403: no');
});

test('uses the specified defaults', () => {
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
    mutations: { retry: false, networkMode: 'always' },
  });
});
