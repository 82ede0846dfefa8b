import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useSyncExternalStore } from 'react'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { countWaiting } from '@/lib/shortlist/ask-before-leaving.ts'
import { keepChanges } from '@/lib/shortlist/kept-changes.ts'
import { untilIdle } from '@/lib/until-idle.ts'

/** Loads once the browser has nothing else to do. */
const WaitingOfVisits = lazy(async () => {
  await untilIdle()
  return { default: (await import('./waiting-of-visits.tsx')).WaitingOfVisits }
})

/** Persists the user's shortlist changes until they are sent, and shows how much waits for a connection. */
export function WaitingBar() {
  const queryClient = useQueryClient()
  const userId = useCurrentUser().data?.id
  useEffect(() => (userId === undefined ? undefined : keepChanges(queryClient, userId)), [queryClient, userId])
  const count = useWaitingChanges()
  return (
    <div aria-live="polite" className="bg-ochre-soft px-4 text-center text-14 font-medium text-ochre not-empty:py-1">
      {count > 0 && (
        <p className="py-1">
          {`${count === 1 ? '1 change is' : `${count} changes are`} kept on this device until you’re back online`}
        </p>
      )}
      {userId !== undefined && 'indexedDB' in window && (
        <Suspense>
          <WaitingOfVisits userId={userId} />
        </Suspense>
      )}
    </div>
  )
}

const useWaitingChanges = (): number => {
  const queryClient = useQueryClient()
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getMutationCache().subscribe(onChange),
    [queryClient],
  )
  return useSyncExternalStore(subscribe, () => countWaiting(queryClient))
}
