import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { SavedProperty } from '@verandah/contracts'
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react'
import { toast } from '@/lib/toast.ts'
import { notesDrafts } from './ask-before-leaving.ts'
import { conflictIn, type FoundHome, useEditSaved, useSaveWithNotes } from './change-saved.ts'

export interface NotedHome {
  found: FoundHome
  /** Undefined while the home is not on the shortlist: its first notes put it there. */
  record: SavedProperty | undefined
}

/** The notes about a home as they are being written. What could not be kept stays in the box. */
export const useNotes = ({ found, record }: NotedHome) => {
  const drafts = useNotesDraft(found.propertyId)
  const send = useSendNotes(found, drafts)
  const { draft } = drafts
  const kept = record?.notes ?? ''
  const text = draft?.text ?? kept
  const theirs = draft?.theirs ?? null

  const write = (next: string) => {
    const { revision } = draft ?? { revision: record?.revision ?? null }
    drafts.write({ text: next, revision, theirs, state: isOnItsWay(draft) ? 'sending' : 'written' })
  }
  const save = () => {
    const now = drafts.read()
    if (now?.theirs !== null) return
    if (isOnItsWay(now)) drafts.change({ state: 'left' })
    else if (now.text === kept) drafts.drop()
    else send(now.text, now.revision)
  }
  const resolve = ({ notes, revision }: SavedProperty, chosen: string) => {
    drafts.change({ text: chosen, revision, theirs: null })
    if (chosen === notes) drafts.drop()
    else send(chosen, revision)
  }
  useOnLeaving(() => drafts.read()?.state !== 'refused' && save())
  return {
    text,
    write,
    save,
    isUnsaved: text !== kept,
    isPending: isOnItsWay(draft),
    conflict: theirs && {
      theirs: theirs.notes,
      onKeepMine: () => resolve(theirs, text),
      onKeepBoth: () => resolve(theirs, `${theirs.notes}\n\n${text}`),
      onTakeTheirs: () => resolve(theirs, theirs.notes),
    },
  }
}

/** A box that goes away with the caret in it is left as well. */
const useOnLeaving = (leave: () => void): void => {
  const onLeaving = useEffectEvent(leave)
  useEffect(() => () => onLeaving(), [])
}

/** Sends notes upon what was seen, null for nothing. What comes of it reaches the draft also when its box is gone. */
const useSendNotes = (found: FoundHome, drafts: KeptDraft) => {
  const editing = useEditSaved(found.propertyId)
  const saving = useSaveWithNotes(found)
  const isShown = useIsShown()

  const send = (notes: string, revision: number | null): void => {
    drafts.change({ state: 'sending' })
    const sent = revision === null ? saving.mutateAsync({ notes }) : editing.mutateAsync({ notes, revision })
    void sent.then(
      (reply) => (reply.notes === notes ? keep(reply) : disagree(reply)),
      (error: unknown) => disagree(error instanceof Error ? conflictIn(error) : null),
    )
  }
  const keep = ({ notes, revision }: SavedProperty) => {
    const draft = drafts.read()
    if (draft === undefined || draft.text === notes) {
      drafts.drop()
      return
    }
    drafts.change({ revision, state: 'written' })
    if (draft.state === 'left') send(draft.text, revision)
  }
  const disagree = (theirs: SavedProperty | null) => {
    if (drafts.read() === undefined) return
    drafts.change({ state: 'refused', ...(theirs && { theirs, revision: theirs.revision }) })
    if (theirs !== null && !isShown.current) toast(unseenConflict)
  }
  return send
}

const unseenConflict = {
  title: 'Notes not saved',
  description: 'They were also changed somewhere else. Open the home again to choose which version to keep.',
  variant: 'destructive',
} as const

const useIsShown = () => {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}

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

const isOnItsWay = (draft: NotesDraft | undefined): boolean => draft?.state === 'sending' || draft?.state === 'left'

/** The draft about a home. It is kept in memory, so that coming back finds it, and gone with whoever logs out. */
const useNotesDraft = (propertyId: string) => {
  const queryClient = useQueryClient()
  const drafts = useMemo(() => draftsIn(queryClient, propertyId), [queryClient, propertyId])
  return { ...drafts, draft: useSyncExternalStore(drafts.subscribe, drafts.read) }
}

type KeptDraft = ReturnType<typeof useNotesDraft>

const draftsIn = (queryClient: QueryClient, propertyId: string) => {
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
    /** One that is gone meanwhile stays gone. */
    change: (over: Partial<NotesDraft>) => {
      const draft = read()
      if (draft !== undefined) write({ ...draft, ...over })
    },
    drop: () => queryClient.removeQueries({ queryKey, exact: true }),
  }
}
