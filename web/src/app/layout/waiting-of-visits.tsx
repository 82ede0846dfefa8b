import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { holdOutgoing } from '@/lib/outgoing/hold-outgoing.ts'
import { useWaiting } from '@/lib/outgoing/waiting.ts'
import { waitingText } from '@/lib/outgoing/waiting-text.ts'

/** Sends what earlier visits of the page left, and shows what does not go through at once. */
export function WaitingOfVisits({ userId }: { userId: string }) {
  const queryClient = useQueryClient()
  useEffect(() => {
    const { release } = holdOutgoing(queryClient, userId)
    return () => void release()
  }, [queryClient, userId])
  const { files, entries, delay } = useWaiting()
  const isStuck = ({ refusal }: { refusal: unknown }) => delay !== null || refusal !== null
  const text = waitingText({ files: files.filter(isStuck), entries: entries.filter(isStuck) })
  return text === '' ? null : <p className="py-1">{`Still to be sent from this device: ${text}`}</p>
}
