import { onlineManager, type QueryClient } from '@tanstack/react-query'

/** Mutation key prefix of every change that is kept until sent, followed by the id of a home on the shortlist. */
export const savedChanges = ['saved-property'] as const

/** Query key prefix of unsaved notes drafts, followed by the home's id. */
export const notesDrafts = ['notes-draft'] as const

/**
 * Makes the browser confirm leaving the page while a shortlist change is in flight or notes are unsaved.
 * Changes queued offline are stored on the device, so they do not count. Returns a cleanup function.
 */
export const askBeforeLeaving = (queryClient: QueryClient): (() => void) => {
  const ask = (event: BeforeUnloadEvent): void => {
    if (isChanging(queryClient) || hasUnsentDraft(queryClient)) event.preventDefault()
  }
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}

const isChanging = (queryClient: QueryClient): boolean =>
  queryClient.isMutating({ mutationKey: savedChanges }) > 0 && countWaiting(queryClient) === 0

const hasUnsentDraft = (queryClient: QueryClient): boolean =>
  queryClient
    .getQueriesData<{ state: string }>({ queryKey: notesDrafts })
    .some(([, draft]) => draft?.state !== 'sending')

/** Counts the shortlist changes queued for a connection. */
export function countWaiting(queryClient: QueryClient): number {
  const pending = queryClient.getMutationCache().findAll({ mutationKey: savedChanges, status: 'pending' })
  const isCutOff = !onlineManager.isOnline() || pending.some(({ state }) => state.failureCount > 0)
  return isCutOff ? pending.length : 0
}
