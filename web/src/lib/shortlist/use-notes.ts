import { useQueryClient } from '@tanstack/react-query'
import type { SavedProperty } from '@verandah/contracts'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { toast } from '@/lib/toast.ts'
import { useEditSaved, useSaveWithNotes } from './change-saved.ts'
import { draftOf, isOnItsWay, refuseDraft, settleDraft, unseenConflict } from './notes-draft.ts'
import { conflictIn, type FoundHome } from './send-change.ts'
import { useOnHiding } from '@/lib/use-on-hiding.ts'

export interface NotedHome {
  found: FoundHome
  /** Undefined while the home is not on the shortlist; its first notes save it. */
  record: SavedProperty | undefined
}

/** The notes editor of a home. Text that could not be saved stays in the box. */
export function useNotes({ found, record }: NotedHome) {
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
  useOnHiding(() => drafts.read()?.state !== 'refused' && save())
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

/**
 * Sends notes based on a revision, null for a home that is not saved. The outcome updates the draft even after
 * the box has unmounted.
 */
const useSendNotes = (found: FoundHome, drafts: ReturnType<typeof useNotesDraft>) => {
  const editing = useEditSaved(found.propertyId)
  const saving = useSaveWithNotes(found)
  const isShown = useIsShown()

  const send = (notes: string, revision: number | null): void => {
    drafts.change({ state: 'sending' })
    const sent = revision === null ? saving.mutateAsync({ notes }) : editing.mutateAsync({ notes, revision })
    void sent.then(
      (reply) => (reply.notes === notes ? settleDraft(drafts, reply, send) : refuse(reply)),
      (error: unknown) => refuse(error instanceof Error ? conflictIn(error) : null),
    )
  }
  const refuse = (theirs: SavedProperty | null) => {
    if (refuseDraft(drafts, theirs) && theirs !== null && !isShown.current) toast(unseenConflict)
  }
  return send
}

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

const useNotesDraft = (propertyId: string) => {
  const queryClient = useQueryClient()
  const drafts = useMemo(() => draftOf(queryClient, propertyId), [queryClient, propertyId])
  return { ...drafts, draft: useSyncExternalStore(drafts.subscribe, drafts.read) }
}
