import { queryOptions, useQuery } from '@tanstack/react-query'
import { type CurrentUser, getCurrentUser } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { hasStatus } from '@/lib/api/error-text.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'
import { mayHoldSession } from '@/lib/session-hint.ts'
import { ownerId } from '@/lib/storage/local.ts'

const fetchCurrentUser = async ({ signal }: { signal: AbortSignal }): Promise<CurrentUser | null> => {
  if (!mayHoldSession()) return null
  try {
    const user = await callRoute(getCurrentUser, { signal })
    if (ownerId.read() === null) ownerId.write(user.id)
    return user
  } catch (error) {
    if (hasStatus(error, 401)) return null
    throw error
  }
}

/** The signed-in user, or null. Whoever cannot be signed in is not kept waiting for the answer. */
export const currentUserQuery = queryOptions<CurrentUser | null>({
  queryKey: queryKeyOf(getCurrentUser),
  queryFn: fetchCurrentUser,
  initialData: () => (mayHoldSession() ? undefined : null),
})

export const useCurrentUser = () => useQuery(currentUserQuery)
