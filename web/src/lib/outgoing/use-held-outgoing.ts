import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { holdOutgoing } from './hold-outgoing.ts'
import type { OutgoingActions } from './outgoing-actions.ts'
import { useWaiting } from './waiting.ts'

/** The queue of the signed-in user, for a page that adds to it; null until it has been read. */
export const useHeldOutgoing = (): OutgoingActions | null => {
  const client = useQueryClient()
  const userId = useCurrentUser().data?.id
  const [actions, setActions] = useState<OutgoingActions | null>(null)
  useEffect(() => {
    if (userId === undefined) return undefined
    const held = holdOutgoing(client, userId)
    setActions(held.actions)
    return () => void held.release()
  }, [client, userId])
  return useWaiting().isRead ? actions : null
}
