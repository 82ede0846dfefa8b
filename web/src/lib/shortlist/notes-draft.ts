import type { QueryClient } from '@tanstack/react-query'
import type { SavedProperty } from '@verandah/contracts'
import { notesDrafts } from './ask-before-leaving.ts'

/** Notes that the server has not saved yet. */
export interface NotesDraft {
  text: string
  /** Base revision of the draft; null for a home that was not saved. */
  revision: number | null
  /** The conflicting record from the server, until the buyer resolves the conflict. */
  theirs: SavedProperty | null
  /** `left`: in flight, with newer text to send afterwards. */
  state: 'written' | 'sending' | 'left' | 'refused'
}

export function isOnItsWay(draft: NotesDraft | undefined): boolean {
  return draft?.state === 'sending' || draft?.state === 'left'
}

/** The in-memory draft of a home's notes: survives navigation, discarded at log-out. */
export function draftOf(queryClient: QueryClient, propertyId: string) {
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
    /** No-op once the draft is dropped. */
    change: (over: Partial<NotesDraft>) => {
      const draft = read()
      if (draft !== undefined) write({ ...draft, ...over })
    },
    drop: () => queryClient.removeQueries({ queryKey, exact: true }),
  }
}

type Draft = ReturnType<typeof draftOf>

/** Handles saved notes: drops the draft, or sends the text typed since. */
export function settleDraft(
  draft: Draft,
  { notes, revision }: SavedProperty,
  send: (notes: string, revision: number) => void,
): void {
  const now = draft.read()
  if (now === undefined || now.text === notes) {
    draft.drop()
    return
  }
  draft.change({ revision, state: 'written' })
  if (now.state === 'left') send(now.text, revision)
}

/**
 * Marks the draft as refused; `theirs` is the conflicting record, if there is one. Returns false if the draft
 * was dropped.
 */
export function refuseDraft(draft: Draft, theirs: SavedProperty | null): boolean {
  if (draft.read() === undefined) return false
  draft.change({ state: 'refused', ...(theirs && { theirs, revision: theirs.revision }) })
  return true
}

export const unseenConflict = {
  title: 'Notes not saved',
  description: 'They were also changed somewhere else. Open the home again to choose which version to keep.',
  variant: 'destructive',
} as const
