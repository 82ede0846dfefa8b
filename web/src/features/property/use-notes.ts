import type { SavedProperty } from '@verandah/contracts'
import { useState } from 'react'
import { conflictIn } from '@/lib/shortlist/edit-conflict.ts'
import { useEditSaved } from '@/lib/shortlist/use-edit-saved.ts'
import type { FoundHome } from '@/lib/shortlist/use-favourite.ts'
import { useSaveWithWords } from './api/save-with-words.ts'

export interface NotedHome {
  found: FoundHome
  /** Undefined while the home is not on the shortlist. */
  record: SavedProperty | undefined
}

/** What is written and not kept yet, and the revision that it was written upon. */
interface Draft {
  text: string
  revision: number | null
}

/** The notes about a home as they are being written. What could not be kept stays in the box. */
export const useNotes = ({ found, record }: NotedHome) => {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [theirs, setTheirs] = useState<SavedProperty | null>(null)
  const editing = useEditSaved(found.propertyId)
  const saving = useSaveWithWords(found)
  const kept = record?.notes ?? ''
  const text = draft?.text ?? kept
  const isUnsaved = draft !== null && draft.text !== kept

  const settle = (sent: string) => setDraft((now) => (now?.text === sent ? null : now))
  const edit = (notes: string, revision: number) =>
    editing.mutate(
      { notes, revision },
      { onSuccess: () => settle(notes), onError: (error) => setTheirs(conflictIn(error)) },
    )
  const save = () => {
    if (draft === null || !isUnsaved || editing.isPending || saving.isPending) return
    if (record !== undefined) edit(draft.text, draft.revision ?? record.revision)
    else saving.mutate({ notes: draft.text }, { onSuccess: () => settle(draft.text) })
  }
  const resolve = (chosen: SavedProperty, isMine: boolean) => {
    setTheirs(null)
    if (isMine) edit(text, chosen.revision)
    else setDraft(null)
  }
  return {
    text,
    write: (next: string) => setDraft({ text: next, revision: draft?.revision ?? record?.revision ?? null }),
    save,
    isUnsaved,
    isPending: editing.isPending || saving.isPending,
    conflict: theirs && {
      theirs: theirs.notes,
      onKeepMine: () => resolve(theirs, true),
      onTakeTheirs: () => resolve(theirs, false),
    },
  }
}
