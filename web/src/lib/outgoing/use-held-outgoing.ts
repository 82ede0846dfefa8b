import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { actionsOf, holdOutgoing } from './hold-outgoing.ts'
import type { OutgoingActions } from './outgoing-actions.ts'
import { useWaiting } from './waiting.ts'

/** The queue of the signed-in user, for a page that adds to it; null until it has been read. */
export function useHeldOutgoing(): OutgoingActions | null {
  const client = useQueryClient()
  const userId = useCurrentUser().data?.id
  useEffect(() => {
    if (userId === undefined) return undefined
    const { release } = holdOutgoing(client, userId)
    return () => void release()
  }, [client, userId])
  return useWaiting().isRead && userId !== undefined ? actionsOf(client, userId) : null
}
