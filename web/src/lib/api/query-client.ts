import { QueryClient } from '@tanstack/react-query'

/** No retries, no refetch on focus or by interval, never stale by time: a query says so itself when it differs. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchInterval: false, staleTime: Infinity },
      mutations: { retry: false },
    },
  })
