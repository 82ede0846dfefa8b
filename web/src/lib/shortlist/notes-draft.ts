import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { SavedProperty } from '@verandah/contracts'
import { useMemo, useSyncExternalStore } from 'react'

/** Notes that are written and not kept yet. */
interface NotesDraft {
  text: string
  /** What it was written upon; null for a home that was not saved. */
  revision: number | null
  /** The record as somebody else left it, until the buyer has chosen. */
  theirs: SavedProperty | null
  /** `left`: on its way, and what was typed meanwhile is to follow it. */
  state: 'written' | 'sending' | 'left' | 'refused'
}

export const isOnItsWay = (draft: NotesDraft | undefined): boolean =>
  draft?.state === 'sending' || draft?.state === 'left'

/** The draft about a home. It is kept in memory, so that coming back finds it, and gone with whoever logs out. */
export const useNotesDraft = (propertyId: string) => {
  const queryClient = useQueryClient()
  const drafts = useMemo(() => draftsIn(queryClient, propertyId), [queryClient, propertyId])
  return { ...drafts, draft: useSyncExternalStore(drafts.subscribe, drafts.read) }
}

export type KeptDraft = ReturnType<typeof useNotesDraft>

const draftsIn = (queryClient: QueryClient, propertyId: string) => {
  const queryKey = ['notes-draft', propertyId]
  const read = () => queryClient.getQueryData<NotesDraft>(queryKey)
  const write = (draft: NotesDraft) => {
    queryClient.setQueryDefaults(queryKey, { gcTime: Infinity })
    queryClient.setQueryData(queryKey, draft)
  }
  return {
    subscribe: (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    read,
    write,
    /** One that is gone meanwhile stays gone. */
    change: (over: Partial<NotesDraft>) => {
      const draft = read()
      if (draft !== undefined) write({ ...draft, ...over })
    },
    drop: () => queryClient.removeQueries({ queryKey, exact: true }),
  }
}
