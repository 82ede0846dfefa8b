import type { QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '@verandah/contracts'
import { currentUserQuery } from '@/lib/endpoints/current-user.ts'
import { resetSetup } from '@/lib/setup/setup.ts'

/** A person has come: nothing of whoever was here before stays, and set-up is asked anew. */
export const startSession = (queryClient: QueryClient, user: CurrentUser): void => {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] })
  resetSetup(queryClient)
  queryClient.setQueryData(currentUserQuery.queryKey, user)
}
