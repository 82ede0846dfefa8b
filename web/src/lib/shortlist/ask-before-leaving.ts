import { onlineManager, type QueryClient } from '@tanstack/react-query'

/** What every change of a home on the shortlist is known by, followed by the home's id. */
export const savedChanges = ['saved-property'] as const

/** Where notes that are not kept yet stand among the queries, followed by the home's id. */
export const notesDrafts = ['notes-draft'] as const

/**
 * The browser asks whether to leave the page while a change of the shortlist is on its way, or notes are not kept. Changes
 * that wait for a connection are kept on the device. Gives what ends it.
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

/** How many changes of the shortlist wait for a connection. */
export const countWaiting = (queryClient: QueryClient): number => {
  const pending = queryClient.getMutationCache().findAll({ mutationKey: savedChanges, status: 'pending' })
  const isCutOff = !onlineManager.isOnline() || pending.some(({ state }) => state.failureCount > 0)
  return isCutOff ? pending.length : 0
}
