import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ownerId } from '@/lib/storage/local.ts'
import { forgetCheckout, forgetVisits } from '@/lib/storage/session.ts'
import { currentUserQuery, shownUser } from './current-user.ts'

/** Where another tab logs out, or logs somebody else in, this one starts anew. */
export const useSessionElsewhere = (): void => {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      ownerId.watch((owner) => {
        if (owner === (shownUser(queryClient)?.id ?? null)) return
        forgetCheckout()
        forgetVisits()
        void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      }),
    [queryClient],
  )
}
