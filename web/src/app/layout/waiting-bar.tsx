import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { logError } from '@/lib/log-error.ts'
import { useWaiting as useOutgoing } from '@/lib/outgoing/waiting.ts'
import { waitingText } from '@/lib/outgoing/waiting-text.ts'
import { countWaiting } from '@/lib/shortlist/ask-before-leaving.ts'
import { keepChanges } from '@/lib/shortlist/kept-changes.ts'
import { untilIdle } from '@/lib/until-idle.ts'

/**
 * Persists the user's shortlist changes until they are sent, starts to send what waits of visits, and shows how much
 * waits for a connection.
 */
export const WaitingBar = () => {
  const queryClient = useQueryClient()
  const userId = useCurrentUser().data?.id
  useEffect(() => (userId === undefined ? undefined : keepChanges(queryClient, userId)), [queryClient, userId])
  useSending(userId)
  const count = useWaitingChanges()
  const ofVisits = useWaitingOfVisits()
  return (
    <p aria-live="polite" className="bg-ochre-soft px-4 text-center text-14 font-medium text-ochre not-empty:py-2">
      {count > 0 &&
        `${count === 1 ? '1 change is' : `${count} changes are`} kept on this device until you’re back online`}
      {count > 0 && ofVisits !== '' && '. '}
      {ofVisits !== '' && `Still to be sent from this device: ${ofVisits}`}
    </p>
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

/** What of visits does not go through at once; empty while it is on its way. */
const useWaitingOfVisits = (): string => {
  const { files, entries, delay } = useOutgoing()
  const isStuck = ({ refusal }: { refusal: unknown }) => delay !== null || refusal !== null
  return waitingText({ files: files.filter(isStuck), entries: entries.filter(isStuck) })
}

/** Sends what earlier visits of the page left, once the browser has nothing else to do. */
const useSending = (userId: string | undefined): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (userId === undefined || !('indexedDB' in window)) return undefined
    const leaving = new AbortController()
    let release: () => Promise<void> = () => Promise.resolve()
    const start = async () => {
      await untilIdle(leaving.signal)
      const { holdOutgoing } = await import('@/lib/outgoing/hold-outgoing.ts')
      if (!leaving.signal.aborted) release = holdOutgoing(queryClient, userId).release
    }
    start().catch((error: unknown) => {
      if (!leaving.signal.aborted) logError('Nothing of visits is sent', error)
    })
    return () => {
      leaving.abort()
      void release()
    }
  }, [queryClient, userId])
}
