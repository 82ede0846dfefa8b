import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { logError } from '@/lib/log-error.ts'
import { keepRepliesFor } from './saved-replies.ts'
import { useSavedAt } from './saved-at.ts'

/** Keeps what the signed-in user sees for times without a network, and nothing for anybody else. */
export const useOfflineCopies = (): void => {
  const { data: user } = useCurrentUser()
  const userId = user === undefined ? undefined : (user?.id ?? null)
  useEffect(() => {
    if (userId !== undefined) prepare(userId).catch((error: unknown) => logError('Nothing is kept offline', error))
  }, [userId])
  useReadAnew()
}

const prepare = async (userId: string | null): Promise<void> => {
  await keepRepliesFor(userId)
  if (userId === null || !('serviceWorker' in navigator)) return
  const { fetchAhead } = await import('./fetch-ahead.ts')
  await fetchAhead()
}

/** Back on the network, what was shown from the copies is read again. */
const useReadAnew = (): void => {
  const queryClient = useQueryClient()
  const savedAt = useSavedAt()
  useEffect(() => {
    if (savedAt === null) return undefined
    const readAnew = () => void queryClient.invalidateQueries()
    window.addEventListener('online', readAnew)
    return () => window.removeEventListener('online', readAnew)
  }, [savedAt, queryClient])
}
