import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { currentUserQuery, shownUser } from '@/lib/endpoints/current-user.ts'
import { hasStatus } from './api-error.ts'

/**
 * No retries, no refetch on focus or by interval, never stale by time: a query says so itself when it differs. Without a
 * network calls are made all the same: some are answered from what was saved, the others fail at once instead of waiting.
 */
export const createQueryClient = (): QueryClient => {
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

/** A 401 says that the session may have ended: one question who is there answers for all of them. */
const askAgain = (queryClient: QueryClient): void => {
  if (shownUser(queryClient) === null) return
  void queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey }, { cancelRefetch: false })
}
