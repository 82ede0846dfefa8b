import type { SavedProperty } from '@verandah/contracts'
import { useEffect, useRef } from 'react'
import { toast } from '@/lib/toast.ts'
import { conflictIn } from './edit-conflict.ts'
import type { KeptDraft } from './notes-draft.ts'
import { useEditSaved } from './use-edit-saved.ts'
import type { FoundHome } from './use-favourite.ts'
import { useSaveWithWords } from './use-save-with-words.ts'

/** Sends notes upon what was seen, null for nothing. What comes of it reaches the draft also when its box is gone. */
export const useSendNotes = (found: FoundHome, drafts: KeptDraft) => {
  const editing = useEditSaved(found.propertyId)
  const saving = useSaveWithWords(found)
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
  description: 'They were changed elsewhere meanwhile. Open the home again to choose which to keep.',
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
