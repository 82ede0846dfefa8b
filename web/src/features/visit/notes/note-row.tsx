import { shortenText, visitNoteMaxLength } from '@verandah/contracts'
import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '@/components/ui/button.tsx'
import { Textarea } from '@/components/ui/input.tsx'
import { useDraftText } from '@/components/ui/use-draft-text.ts'
import { timeText } from '@/lib/format.ts'
import { begunAt } from '@/lib/visits/entries.ts'
import type { VisitState } from '../use-visit.ts'

export type Note = VisitState['notes'][number]

interface NoteRowProps {
  note: Note
  timeZone: string
  onChange: (text: string, read: string) => void
  onRemove: () => void
}

export function NoteRow({ note, timeZone, onChange, onRemove }: NoteRowProps) {
  const [isEditing, setEditing] = useState(false)
  // The field is left, and closes, between the press and the click.
  const wasEditing = useRef(false)
  const toggle = () => {
    setEditing(!wasEditing.current)
    wasEditing.current = false
  }
  const about = shortenText(note.text, 41)
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center justify-between gap-2">
        <p className="text-14 text-ink-faint tabular-nums">{timeText(begunAt(note), timeZone)}</p>
        <div className="-mr-2.5 flex">
          <IconButton
            Icon={Pencil}
            iconClass="size-4.5"
            label={`Edit “${about}”`}
            onPointerDown={() => {
              wasEditing.current = isEditing
            }}
            onClick={toggle}
          />
          <IconButton Icon={Trash2} iconClass="size-4.5" label={`Remove “${about}”`} onClick={onRemove} />
        </div>
      </div>
      {isEditing ? (
        <EditNote {...{ note, onChange }} onLeave={() => setEditing(false)} />
      ) : (
        <p className="text-16 wrap-anywhere whitespace-pre-line">{note.text}</p>
      )}
    </div>
  )
}

interface EditNoteProps extends Pick<NoteRowProps, 'note' | 'onChange'> {
  onLeave: () => void
}

const EditNote = ({ note, onChange, onLeave }: EditNoteProps) => {
  const { text, write, leave } = useDraftText(note.text, note.changedAt, onChange)
  return (
    <Textarea
      autoFocus
      aria-label="Note"
      rows={2}
      maxLength={visitNoteMaxLength}
      className="field-sizing-content"
      value={text}
      onChange={({ target }) => write(target.value)}
      onBlur={() => {
        leave()
        onLeave()
      }}
    />
  )
}
