import type { SavedProperty } from '@verandah/contracts'
import { useRef, useState } from 'react'
import { conflictIn } from './edit-conflict.ts'
import { useEditSaved } from './use-edit-saved.ts'
import type { FoundHome } from './use-favourite.ts'
import { useSaveWithWords } from './use-save-with-words.ts'

export interface NotedHome {
  found: FoundHome
  /** Undefined while the home is not on the shortlist: its first notes put it there. */
  record: SavedProperty | undefined
}

/** What is written and not kept yet, and the revision that it was written upon; null for a home that was not saved. */
interface Draft {
  text: string
  revision: number | null
}

/** The notes about a home as they are being written. What could not be kept stays in the box. */
export const useNotes = ({ found, record }: NotedHome) => {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [theirs, setTheirs] = useState<SavedProperty | null>(null)
  /** What is on its way: who leaves the box by the button that saves asks twice. */
  const sending = useRef<string | null>(null)
  const editing = useEditSaved(found.propertyId)
  const saving = useSaveWithWords(found)
  const text = draft?.text ?? record?.notes ?? ''
  const isUnsaved = draft !== null && draft.text !== (record?.notes ?? '')
  const isPending = editing.isPending || saving.isPending

  const free = () => (sending.current = null)
  const settle = (sent: string) => (reply: SavedProperty) => {
    setDraft((now) => restOf(now, sent, reply))
    if (reply.notes !== sent) setTheirs(reply)
  }
  const edit = (notes: string, revision: number) =>
    editing.mutate(
      { notes, revision },
      { onSuccess: settle(notes), onError: (error) => setTheirs(conflictIn(error)), onSettled: free },
    )
  const resolve = (current: SavedProperty, notes: string) => {
    setTheirs(null)
    setDraft(notes === current.notes ? null : { text: notes, revision: current.revision })
    if (notes !== current.notes) edit(notes, current.revision)
  }
  return {
    text,
    write: (next: string) => setDraft({ text: next, revision: draft?.revision ?? record?.revision ?? null }),
    save: () => {
      if (draft === null || !isUnsaved || theirs !== null || sending.current !== null) return
      sending.current = draft.text
      if (record !== undefined) edit(draft.text, draft.revision ?? record.revision)
      else saving.mutate({ notes: draft.text }, { onSuccess: settle(draft.text), onSettled: free })
    },
    isUnsaved,
    isPending,
    conflict: theirs && choicesOf(theirs.notes, text, (notes) => resolve(theirs, notes)),
  }
}

const choicesOf = (theirs: string, mine: string, choose: (notes: string) => void) => ({
  theirs,
  onKeepMine: () => choose(mine),
  onKeepBoth: () => choose(`${theirs}\n\n${mine}`),
  onTakeTheirs: () => choose(theirs),
})

/** What was typed meanwhile, or not taken because the home had notes that were not known here, is built upon what was kept. */
const restOf = (now: Draft | null, sent: string, { notes, revision }: SavedProperty): Draft | null =>
  now === null || (now.text === sent && notes === sent) ? null : { text: now.text, revision }
