import { useState } from 'react'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'

/** Another key once another person takes the place of the one before: nothing half written is theirs. */
export const usePersonKey = (): number => {
  const { data: user } = useCurrentUser()
  const [shown, setShown] = useState({ id: user?.id, key: 0 })
  if (user !== undefined && user?.id !== shown.id) {
    const isReplaced = user !== null && shown.id !== undefined
    setShown({ id: user?.id, key: shown.key + (isReplaced ? 1 : 0) })
  }
  return shown.key
}
