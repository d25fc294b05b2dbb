import { QueryClient, type QueryFunction } from '@tanstack/react-query';

/** A GET request with cookies for the first element of the query key, as JSON. A 401 throws or returns null. */
export function getQueryFn<T>({ on401 }: { on401: 'throw' | 'returnNull' }): QueryFunction<T | null> {
  return async ({ queryKey }) => {
    const response = await fetch(String(queryKey[0]), { credentials: 'include' });
    if (on401 === 'returnNull' && response.status === 401) return null;
    // HTTP/2 has no status text, so the message ends with a space.
    if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
    return (await response.json()) as T;
  };
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: getQueryFn({ on401: 'throw' }),
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retryOnMount: false,
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      // Offline, a query fails at once instead of waiting indefinitely.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
