import type { SavedProperty } from '@verandah/contracts'
import { useState } from 'react'
import { conflictIn } from './edit-conflict.ts'
import { useEditSaved } from './use-edit-saved.ts'

/** What is written and not kept yet, and the revision that it was written upon. */
interface Draft {
  text: string
  revision: number
}

/** The notes of a saved home as they are being written. What could not be kept stays in the box. */
export const useNotes = ({ propertyId, notes, revision }: SavedProperty) => {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [theirs, setTheirs] = useState<SavedProperty | null>(null)
  const { mutate, isPending } = useEditSaved(propertyId)
  const text = draft?.text ?? notes
  const isUnsaved = draft !== null && draft.text !== notes

  const send = (sent: Draft) =>
    mutate(
      { notes: sent.text, revision: sent.revision },
      {
        onSuccess: (kept) => setDraft((now) => restOf(now, sent, kept)),
        onError: (error) => setTheirs(conflictIn(error)),
      },
    )
  const settle = (current: SavedProperty, chosen: string) => {
    setTheirs(null)
    const next = { text: chosen, revision: current.revision }
    setDraft(chosen === current.notes ? null : next)
    if (chosen !== current.notes) send(next)
  }
  return {
    text,
    write: (next: string) => setDraft({ text: next, revision: draft?.revision ?? revision }),
    save: () => {
      if (draft !== null && isUnsaved && !isPending && theirs === null) send(draft)
    },
    isUnsaved,
    isPending,
    conflict: theirs && {
      theirs: theirs.notes,
      onKeepMine: () => settle(theirs, text),
      onKeepBoth: () => settle(theirs, `${theirs.notes}\n\n${text}`),
      onTakeTheirs: () => settle(theirs, theirs.notes),
    },
  }
}

/** What was typed while the notes were on their way is built upon what was kept. */
const restOf = (now: Draft | null, sent: Draft, kept: SavedProperty): Draft | null =>
  now === null || now.text === sent.text ? null : { text: now.text, revision: kept.revision }
