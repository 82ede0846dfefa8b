import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { currentUserQuery, useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { logError } from '@/lib/log-error.ts'
import { useSavedAt } from './saved-at.ts'

/** Caches the signed-in user's data for offline use, and no other user's. */
export function useOfflineCopies(): void {
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

const askAgainMs = 5_000

/** While the page shows cached copies, polls for a connection; once back online, invalidates every query. */
const useReadAnew = (): void => {
  const queryClient = useQueryClient()
  const isFromCopies = useSavedAt() !== null
  const wasFromCopies = useRef(false)
  useEffect(() => {
    if (wasFromCopies.current && !isFromCopies) void queryClient.invalidateQueries()
    wasFromCopies.current = isFromCopies
    if (!isFromCopies) return undefined
    const ask = () => void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    const timer = setInterval(ask, askAgainMs)
    window.addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', ask)
    }
  }, [isFromCopies, queryClient])
}

const prefix = 'saved-'

/** Opens the user's cache for offline replies and deletes those of other users; null means signed out. */
const keepRepliesFor = async (userId: string | null): Promise<void> => {
  if (!('caches' in window)) return
  const own = userId === null ? null : `${prefix}${userId}`
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own)
  await Promise.all(others.map((name) => caches.delete(name)))
  if (own !== null) await caches.open(own)
}
