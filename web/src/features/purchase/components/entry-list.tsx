import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { UndoStrip } from '@/components/ui/undo-strip.tsx'
import { unsavedAfter } from '@/lib/storage/use-unsaved.ts'

/** What a form of an entry is given. */
export interface EntryFormOf<Entry> {
  id: string
  /** The name under which it is kept until the entry is saved. */
  keptAs: string
  onSave: (entry: Entry) => void
  onCancel: () => void
}

interface EntryListProps<Entry> {
  entries: readonly Entry[]
  /** The beginning of the names under which its forms are kept. */
  keptAs: string
  /** "an offer" and "offers". */
  words: { one: string; many: string }
  most: number
  row: (entry: Entry, on: { onEdit: () => void; onDelete: () => void }) => ReactNode
  /** Of a new entry, or of one that is edited in its place. */
  form: (entry: Entry | null, given: EntryFormOf<Entry>) => ReactNode
  deleted: (entry: Entry) => { action: string; text: string }
  onPut: (entry: Entry, keptAs: string) => void
  onDrop: (id: string, keptAs: string) => void
}

export function EntryList<Entry extends { id: string }>({
  entries,
  keptAs,
  words: { one, many },
  most,
  row,
  form,
  deleted,
  onPut,
  onDrop,
}: EntryListProps<Entry>) {
  // A new entry has its id from the start, so that saving it again after a log-in adds no second one.
  const [editing, setEditing] = useState(() => unsavedAfter(`${keptAs} `))
  const nameOf = (id: string) => `${keptAs} ${id}`
  const [gone, setGone] = useState<Entry | null>(null)
  const onSave = (entry: Entry) => {
    setEditing(null)
    setGone(null)
    onPut(entry, nameOf(entry.id))
  }
  const onDelete = (entry: Entry) => {
    setGone(entry)
    onDrop(entry.id, nameOf(entry.id))
  }
  const givenTo = (id: string) => ({ id, keptAs: nameOf(id), onSave, onCancel: () => setEditing(null) })
  const isAdding = editing !== null && !entries.some(({ id }) => id === editing)
  const isFull = entries.length >= most
  const said = gone && deleted(gone)
  return (
    <div className="flex flex-col gap-4">
      {entries.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <li key={entry.id} className="py-4">
              {editing === entry.id
                ? form(entry, givenTo(entry.id))
                : row(entry, { onEdit: () => setEditing(entry.id), onDelete: () => onDelete(entry) })}
            </li>
          ))}
        </ul>
      )}
      {gone !== null && said !== null && (
        <UndoStrip action={said.action} onUndo={() => onSave(gone)}>
          {said.text}
        </UndoStrip>
      )}
      {isAdding ? (
        form(null, givenTo(editing))
      ) : (
        <Button
          variant="secondary"
          Icon={Plus}
          className="self-start"
          disabled={isFull}
          onClick={() => setEditing(crypto.randomUUID())}
        >
          Add {one}
        </Button>
      )}
      {isFull && (
        <p className="text-14 text-ink-soft">
          This list holds {most} {many}. Delete one to add another.
        </p>
      )}
    </div>
  )
}
