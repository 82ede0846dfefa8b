import { maxVisitEntries, visitNoteMaxLength } from '@verandah/contracts'
import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Textarea } from '@/components/ui/input.tsx'
import { Part } from '@/components/ui/part.tsx'
import { UndoStrip } from '@/components/ui/undo-strip.tsx'
import { useOnHiding } from '@/lib/use-on-hiding.ts'
import { entryIdAt } from '@/lib/visits/entries.ts'
import { Full } from '../questions/questions.tsx'
import type { VisitState } from '../use-visit.ts'
import { type Note, NoteRow } from './note-row.tsx'

export function Notes({ visit, timeZone }: { visit: VisitState; timeZone: string }) {
  const { notes, entryCount, write } = visit
  const [gone, setGone] = useState<Note | null>(null)
  const remove = (note: Note) => {
    setGone(note)
    write({ ...note, isRemoved: true })
  }
  return (
    <Part title="Notes">
      {entryCount >= maxVisitEntries ? (
        <Full />
      ) : (
        <NewNote
          onAdd={(text) => {
            setGone(null)
            write({ kind: 'note', id: entryIdAt(Date.now()), text })
          }}
        />
      )}
      {gone !== null && (
        <UndoStrip
          action="removing the note"
          onUndo={() => {
            setGone(null)
            write({ ...gone, isRemoved: false })
          }}
        >
          The note was removed.
        </UndoStrip>
      )}
      {notes.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {notes.map((note) => (
            <li key={note.id} className="py-3">
              <NoteRow
                {...{ note, timeZone }}
                onChange={(text, read) => write({ ...note, text }, read)}
                onRemove={() => remove(note)}
              />
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

/** A note that was begun is added when the page is hidden: a phone may not bring it back. */
const NewNote = ({ onAdd }: { onAdd: (text: string) => void }) => {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const add = () => {
    if (text.trim() !== '') onAdd(text.trim())
    setText('')
  }
  useOnHiding(add)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    add()
    field.current?.focus()
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <Textarea
        ref={field}
        aria-label="New note"
        placeholder="What do you notice?"
        rows={2}
        maxLength={visitNoteMaxLength}
        className="field-sizing-content min-h-19"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">
        Add<span className="sr-only"> the note</span>
      </Button>
    </form>
  )
}
