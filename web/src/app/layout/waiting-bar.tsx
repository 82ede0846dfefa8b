import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { countWaiting } from '@/lib/shortlist/ask-before-leaving.ts'
import { keepChanges } from '@/lib/shortlist/kept-changes.ts'

/** Persists the user's shortlist changes until they are sent, and shows how many wait for a connection. */
export const WaitingBar = () => {
  const queryClient = useQueryClient()
  const userId = useCurrentUser().data?.id
  useEffect(() => (userId === undefined ? undefined : keepChanges(queryClient, userId)), [queryClient, userId])
  const count = useWaiting()
  return (
    <p aria-live="polite" className="bg-ochre-soft px-4 text-center text-14 font-medium text-ochre not-empty:py-2">
      {count > 0 &&
        `${count === 1 ? '1 change is' : `${count} changes are`} kept on this device until you’re back online`}
    </p>
  )
}

const useWaiting = (): number => {
  const queryClient = useQueryClient()
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getMutationCache().subscribe(onChange),
    [queryClient],
  )
  return useSyncExternalStore(subscribe, () => countWaiting(queryClient))
}
