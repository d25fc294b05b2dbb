// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getQueryFn, queryClient } from './query-client.ts';

const network = vi.fn<typeof fetch>();

beforeEach(() => {
  network.mockReset();
  vi.stubGlobal('fetch', network);
});

afterEach(() => {
  queryClient.clear();
});

const answer = (status: number, body: string, statusText = '') =>
  network.mockImplementation(async () => new Response(body, { status, statusText }));

test('fetches the first element of the key with credentials and parses the JSON', async () => {
  answer(200, '{"days":180}');
  expect(await queryClient.fetchQuery({ queryKey: ['/data/x.json', 'ignored'] })).toEqual({ days: 180 });
  expect(network).toHaveBeenCalledExactlyOnceWith('/data/x.json', { credentials: 'include' });
});

test.each([
  [500, 'broken', 'Internal Server Error', '500: broken'],
  [404, '', 'Not Found', '404: Not Found'],
  [404, '', '', '404: '],
  [401, 'who are you', 'Unauthorized', '401: who are you'],
])('a response %i with body "%s" and status text "%s" throws "%s"', async (status, body, statusText, expected) => {
  answer(status, body, statusText);
  await expect(queryClient.fetchQuery({ queryKey: ['/data/x.json'] })).rejects.toThrow(new Error(expected));
  expect(network).toHaveBeenCalledTimes(1);
});

test('returns null for a 401 with on401: returnNull, and still throws other errors', async () => {
  const queryFn = getQueryFn({ on401: 'returnNull' });
  answer(401, 'no');
  expect(await queryClient.fetchQuery({ queryKey: ['/a'], queryFn })).toBeNull();
  answer(403, 'no');
  await expect(queryClient.fetchQuery({ queryKey: ['/b'], queryFn })).rejects.toThrow('403: no');
});

test('data never becomes stale: focus, reconnect and a second observer send no request', async () => {
  answer(200, '1');
  const observe = () => new QueryObserver(queryClient, { queryKey: ['/data/x.json'] }).subscribe(() => {});
  const leave = observe();
  await vi.waitFor(() => expect(queryClient.getQueryData(['/data/x.json'])).toBe(1));
  dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('focus'));
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  leave();
  observe()();
  expect(network).toHaveBeenCalledTimes(1);
});

test('does not retry a failed query, not even for a second observer', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  const observe = () => new QueryObserver(queryClient, { queryKey: ['/data/x.json'] }).subscribe(() => {});
  const leave = observe();
  await vi.waitFor(() => expect(queryClient.getQueryState(['/data/x.json'])?.status).toBe('error'));
  leave();
  observe()();
  dispatchEvent(new Event('online'));
  expect(network).toHaveBeenCalledTimes(1);
});

test('uses the specified defaults', () => {
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
    mutations: { retry: false, networkMode: 'always' },
  });
});
