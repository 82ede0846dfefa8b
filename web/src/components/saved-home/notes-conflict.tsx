import { Button } from '@/components/ui/button.tsx'

interface NotesConflictProps {
  theirs: string
  onKeepMine: () => void
  onKeepBoth: () => void
  onTakeTheirs: () => void
}

/** Shown when the notes were also edited in another tab or device: the buyer chooses between both versions. */
export function NotesConflict({ theirs, onKeepMine, onKeepBoth, onTakeTheirs }: NotesConflictProps) {
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-md bg-ochre-soft p-4 text-14">
      <p className="font-semibold text-ochre">These notes were also changed somewhere else. That version says:</p>
      <p className="wrap-anywhere whitespace-pre-line text-ink">{theirs === '' ? '(nothing)' : theirs}</p>
      <div className="flex flex-wrap gap-2">
        {theirs !== '' && (
          <Button variant="secondary" size="sm" onClick={onKeepBoth}>
            Keep both
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button variant="quiet" size="sm" onClick={onTakeTheirs}>
          Use the other
        </Button>
      </div>
    </div>
  )
}
