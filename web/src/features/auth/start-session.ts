import type { QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '@verandah/contracts'
import { currentUserQuery, forgetAnswers } from '@/lib/endpoints/current-user.ts'
import { resetSetup } from '@/lib/setup/setup.ts'
import { forgetPerson, ownerId } from '@/lib/storage/local.ts'
import { forgetCheckout, forgetVisits } from '@/lib/storage/session.ts'

/** A person has come: nothing of anybody else who was here before stays, and set-up is asked anew. */
export const startSession = (queryClient: QueryClient, user: CurrentUser): void => {
  forgetAnswers(queryClient)
  if (ownerId.read() !== user.id) takeOver(user)
  resetSetup(queryClient)
  queryClient.setQueryData(currentUserQuery.queryKey, user)
}

/** What nobody is known to own goes too: the server has a copy for its owner, and it is not for anybody else. */
const takeOver = (user: CurrentUser): void => {
  forgetPerson()
  forgetCheckout()
  forgetVisits()
  ownerId.write(user.id)
}
