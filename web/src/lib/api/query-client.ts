import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { currentUserQuery, shownUser } from '@/lib/endpoints/current-user.ts'
import { hasStatus } from './api-error.ts'

/**
 * Defaults: no retries, no refetch on focus or interval, and never stale by time; a query overrides these
 * itself. Requests are sent even when offline: the service worker answers some from its cache, and the rest
 * fail at once instead of waiting.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (hasStatus(error, 401)) askAgain(queryClient)
  }
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
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
  return queryClient
}

/**
 * Handles a 401, which means that the session may have ended: refetches the current user once for all failed
 * requests.
 */
const askAgain = (queryClient: QueryClient): void => {
  if (shownUser(queryClient) === null) return
  void queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey }, { cancelRefetch: false })
}
