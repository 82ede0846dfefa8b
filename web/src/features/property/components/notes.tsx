import { notesMaxLength } from '@verandah/contracts'
import { useId } from 'react'
import { NotesConflict } from '@/components/saved-home/notes-conflict.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Textarea } from '@/components/ui/textarea.tsx'
import { type NotedHome, useNotes } from '@/lib/shortlist/use-notes.ts'

/** Notes save themselves when they are left. */
export const Notes = (noted: NotedHome) => {
  const id = useId()
  const { text, write, save, isUnsaved, isPending, conflict } = useNotes(noted)
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-20">
        <label htmlFor={id}>Notes</label>
      </h2>
      <Textarea
        id={id}
        rows={4}
        maxLength={notesMaxLength}
        placeholder="Morning sun, noisy corner, ask about the roof…"
        value={text}
        aria-describedby={`${id}state`}
        onChange={(event) => write(event.target.value)}
        onBlur={save}
      />
      {conflict !== null && <NotesConflict {...conflict} />}
      <div className="flex min-h-9 items-center justify-between gap-3">
        <p id={`${id}state`} className="text-14 text-ink-faint">
          {noted.record === undefined ? 'Writing a note puts this home on your shortlist.' : 'Only you can read this.'}
        </p>
        {(isUnsaved || isPending) && (
          <Button variant="secondary" size="sm" isPending={isPending} onClick={save}>
            {isPending ? 'Saving...' : 'Save'}
          </Button>
        )}
      </div>
    </div>
  )
}
