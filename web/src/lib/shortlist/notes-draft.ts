import type { QueryClient } from '@tanstack/react-query'
import type { SavedProperty } from '@verandah/contracts'
import { notesDrafts } from './ask-before-leaving.ts'

/** Notes that are written and not kept yet. */
export interface NotesDraft {
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

/** The draft about a home, in memory: coming back to the home finds it, and logging out ends it. */
export const draftOf = (queryClient: QueryClient, propertyId: string) => {
  const queryKey = [...notesDrafts, propertyId]
  const read = () => queryClient.getQueryData<NotesDraft>(queryKey)
  const write = (draft: NotesDraft) => {
    queryClient.setQueryDefaults(queryKey, { gcTime: Infinity })
    queryClient.setQueryData(queryKey, draft)
  }
  return {
    subscribe: (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    read,
    write,
    /** Does nothing once the draft is gone. */
    change: (over: Partial<NotesDraft>) => {
      const draft = read()
      if (draft !== undefined) write({ ...draft, ...over })
    },
    drop: () => queryClient.removeQueries({ queryKey, exact: true }),
  }
}

type Draft = ReturnType<typeof draftOf>

/** The server has the notes: drops the draft, or sends what was typed meanwhile. */
export const settleDraft = (
  draft: Draft,
  { notes, revision }: SavedProperty,
  send: (notes: string, revision: number) => void,
): void => {
  const now = draft.read()
  if (now === undefined || now.text === notes) {
    draft.drop()
    return
  }
  draft.change({ revision, state: 'written' })
  if (now.state === 'left') send(now.text, revision)
}

/** The notes were refused, where `theirs` is given because somebody else had changed them. False once the draft is gone. */
export const refuseDraft = (draft: Draft, theirs: SavedProperty | null): boolean => {
  if (draft.read() === undefined) return false
  draft.change({ state: 'refused', ...(theirs && { theirs, revision: theirs.revision }) })
  return true
}

export const unseenConflict = {
  title: 'Notes not saved',
  description: 'They were also changed somewhere else. Open the home again to choose which version to keep.',
  variant: 'destructive',
} as const
