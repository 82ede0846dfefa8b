import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { UndoStrip } from '@/components/ui/undo-strip.tsx'

interface EntryListProps<Entry> {
  entries: readonly Entry[]
  /** "an offer" and "offers". */
  words: { one: string; many: string }
  most: number
  row: (entry: Entry, on: { onEdit: () => void; onDelete: () => void }) => ReactNode
  /** Of a new entry, or of one that is edited in its place. */
  form: (entry: Entry | null, on: { onSave: (entry: Entry) => void; onCancel: () => void }) => ReactNode
  deleted: (entry: Entry) => { action: string; text: string }
  onPut: (entry: Entry) => void
  onDrop: (id: string) => void
}

export function EntryList<Entry extends { id: string }>({
  entries,
  words: { one, many },
  most,
  row,
  form,
  deleted,
  onPut,
  onDrop,
}: EntryListProps<Entry>) {
  const [editing, setEditing] = useState<string | null>(null)
  const [gone, setGone] = useState<Entry | null>(null)
  const onSave = (entry: Entry) => {
    setEditing(null)
    setGone(null)
    onPut(entry)
  }
  const onDelete = (entry: Entry) => {
    setGone(entry)
    onDrop(entry.id)
  }
  const onCancel = () => setEditing(null)
  const isFull = entries.length >= most
  const said = gone && deleted(gone)
  return (
    <div className="flex flex-col gap-4">
      {entries.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <li key={entry.id} className="py-4">
              {editing === entry.id
                ? form(entry, { onSave, onCancel })
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
      {editing === newEntry ? (
        form(null, { onSave, onCancel })
      ) : (
        <Button
          variant="secondary"
          Icon={Plus}
          className="self-start"
          disabled={isFull}
          onClick={() => setEditing(newEntry)}
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

const newEntry = 'new'
