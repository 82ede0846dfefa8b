import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { type CurrentUser, getCurrentUser } from '@verandah/contracts'
import { hasStatus } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { mayHoldSession } from '@/lib/session-hint.ts'
import { ownerId } from '@/lib/storage/local.ts'

const askWhoIsThere = async (signal: AbortSignal): Promise<CurrentUser | null> => {
  if (!mayHoldSession()) return null
  try {
    return await callRoute(getCurrentUser, { signal })
  } catch (error) {
    if (hasStatus(error, 401)) return null
    throw error
  }
}

/** Fetches the current user and clears cached replies if the user changed, so that none leak to the next user. */
const fetchCurrentUser = async ({ signal, client }: { signal: AbortSignal; client: QueryClient }) => {
  const user = await askWhoIsThere(signal)
  const before = shownUser(client)
  if (before !== null && before.id !== user?.id) forgetAnswers(client)
  if (user !== null && ownerId.read() === null) ownerId.write(user.id)
  return user
}

/** The signed-in user, or null. Resolves to null at once if this browser cannot hold a session. */
export const currentUserQuery = queryOptions<CurrentUser | null>({
  queryKey: queryKeyOf(getCurrentUser),
  queryFn: fetchCurrentUser,
  initialData: () => (mayHoldSession() ? undefined : null),
})

export function useCurrentUser() {
  return useQuery(currentUserQuery)
}

export function shownUser(client: QueryClient): CurrentUser | null {
  return client.getQueryData(currentUserQuery.queryKey) ?? null
}

/** Removes every cached reply except the current user, which route guards read. */
export function forgetAnswers(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] })
}
