import { queryOptions, useQuery } from '@tanstack/react-query'
import { type CurrentUser, getCurrentUser } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { hasStatus } from '@/lib/api/error-text.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'

const fetchCurrentUser = async ({ signal }: { signal: AbortSignal }): Promise<CurrentUser | null> => {
  try {
    return await callRoute(getCurrentUser, { signal })
  } catch (error) {
    if (hasStatus(error, 401)) return null
    throw error
  }
}

/** The signed-in user, or null. */
export const currentUserQuery = queryOptions({ queryKey: queryKeyOf(getCurrentUser), queryFn: fetchCurrentUser })

export const useCurrentUser = () => useQuery(currentUserQuery)
