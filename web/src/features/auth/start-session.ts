import type { QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '@verandah/contracts'
import { currentUserQuery, forgetAnswers } from '@/lib/endpoints/current-user.ts'
import { forgetSession } from '@/lib/endpoints/logout.ts'
import { resetSetup } from '@/lib/setup/setup.ts'
import { ownerId } from '@/lib/storage/local.ts'

/**
 * A person has come: nothing of anybody else who was here before stays, and set-up is asked anew. What nobody is known to own goes
 * too: the server has a copy for its owner, and it is not for anybody else.
 */
export const startSession = (queryClient: QueryClient, user: CurrentUser): void => {
  const forget = ownerId.read() === user.id ? forgetAnswers : forgetSession
  forget(queryClient)
  ownerId.write(user.id)
  resetSetup(queryClient)
  queryClient.setQueryData(currentUserQuery.queryKey, user)
}
