import { QueryClient, type QueryFunction } from '@tanstack/react-query';

/**
 * The default data loader: GET of the first element of the query key, cookies included, answer read as JSON. A 401 either
 * throws or yields null.
 */
export function getQueryFn<T>({ on401 }: { on401: 'throw' | 'returnNull' }): QueryFunction<T | null> {
  return async ({ queryKey }) => {
    const response = await fetch(String(queryKey[0]), { credentials: 'include' });
    if (on401 === 'returnNull' && response.status === 401) return null;
    // Over HTTP/2 there is no status text: the message then ends with the blank.
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
      // Without the network a query fails at once instead of waiting without an end.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
