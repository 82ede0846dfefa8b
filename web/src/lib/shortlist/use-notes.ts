import type { SavedProperty } from '@verandah/contracts'
import { useEffect, useEffectEvent } from 'react'
import { isOnItsWay, useNotesDraft } from './notes-draft.ts'
import type { FoundHome } from './use-favourite.ts'
import { useSendNotes } from './use-send-notes.ts'

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
