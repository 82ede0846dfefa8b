import { QueryClient } from '@tanstack/react-query'

/**
 * No retries, no refetch on focus or by interval, never stale by time: a query says so itself when it differs. Without a
 * network calls are made all the same: some are answered from what was saved, the others fail at once instead of waiting.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
