import type { QueryClient } from '@tanstack/react-query'

/** What every change of a home on the shortlist is known by, followed by the home's id. */
export const savedChanges = ['saved-property'] as const

/** Where notes that are not kept yet stand among the queries, followed by the home's id. */
export const notesDrafts = ['notes-draft'] as const

/**
 * The browser asks whether to leave the page while a change of the shortlist is on its way, or notes are not kept. Gives what ends
 * it.
 */
export const askBeforeLeaving = (queryClient: QueryClient): (() => void) => {
  const ask = (event: BeforeUnloadEvent): void => {
    const isChanging = queryClient.isMutating({ mutationKey: savedChanges }) > 0
    const hasDraft = queryClient.getQueriesData({ queryKey: notesDrafts }).length > 0
    if (isChanging || hasDraft) event.preventDefault()
  }
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}
