import { notesMaxLength, type SavedProperty } from '@verandah/contracts'
import { useId } from 'react'
import { NotesConflict } from '@/components/saved-home/notes-conflict.tsx'
import { OnlyForMe } from '@/components/saved-home/only-for-me.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Textarea } from '@/components/ui/input.tsx'
import { useEditSaved } from '@/lib/shortlist/change-saved.ts'
import { useNotes } from '@/lib/shortlist/use-notes.ts'

export function CardNotes({ record, name }: { record: SavedProperty; name: string }) {
  const id = useId()
  const { mutate } = useEditSaved(record.propertyId)
  const { text, write, save, isUnsaved, isPending, conflict } = useNotes({ found: record, record })
  return (
    <div className="flex min-w-0 flex-col gap-2 border-t border-line p-5 sm:col-span-2 lg:col-span-1 lg:border-t-0 lg:border-l">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <label htmlFor={id} className="text-14 font-semibold">
          Notes<span className="sr-only"> on {name}</span>
        </label>
        {(isUnsaved || isPending) && (
          <Button variant="secondary" size="sm" busy={isPending && 'Saving...'} onClick={save}>
            Save
          </Button>
        )}
      </div>
      <Textarea
        id={id}
        rows={2}
        maxLength={notesMaxLength}
        placeholder="What did you notice? What would you ask?"
        value={text}
        onChange={(event) => write(event.target.value)}
        onBlur={save}
        className="min-h-20 flex-1 resize-none! border-line! bg-paper! [field-sizing:content] hover:border-control! focus-visible:border-eucalypt!"
      />
      {conflict !== null && <NotesConflict {...conflict} />}
      <OnlyForMe
        what={`notes on ${name}`}
        isOn={record.areNotesPrivate}
        onChange={(areNotesPrivate) => mutate({ areNotesPrivate })}
      />
    </div>
  )
}
