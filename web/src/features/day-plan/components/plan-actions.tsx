import { useMutation } from '@tanstack/react-query'
import { addDayPlanEvents } from '@verandah/contracts'
import { CalendarPlus, Check, Printer, Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { errorText } from '@/lib/api/api-error.ts'
import { currentIn } from '@/lib/edit-conflict.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import type { Day } from '@/lib/days.ts'
import { refreshEvents } from '@/lib/endpoints/calendar-events.ts'
import { plural } from '@/lib/format.ts'
import { printSheet } from '@/lib/print-sheet/print-sheet.ts'
import type { Saving } from '../use-saved-plan.ts'

interface AddToCalendarProps {
  date: Day
  /** The housemate whose plan it is; undefined for the caller's own. */
  member?: string
  isSaved: boolean
}

/** Puts the visits of a saved plan into the calendar, where they follow their adverts. */
export function AddToCalendar({ date, member, isSaved }: AddToCalendarProps) {
  const adding = useMutation({
    mutationFn: () => callRoute(addDayPlanEvents, { params: { date }, body: member === undefined ? {} : { member } }),
    onSuccess: (_events, _nothing, _before, { client }) => refreshEvents(client),
  })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        Icon={CalendarPlus}
        disabled={!isSaved}
        busy={adding.isPending && 'Adding…'}
        onClick={() => adding.mutate()}
      >
        Add to calendar
      </Button>
      {adding.data !== undefined && (
        <p role="status" className="flex items-center gap-1.5 text-14 text-ink-soft">
          <Check className="size-4.5 text-eucalypt" />
          {plural(adding.data.length, 'visit')} in your calendar
        </p>
      )}
      {adding.isError && (
        <p role="alert" className="text-14 text-danger">
          {errorText(adding.error)}
        </p>
      )}
    </>
  )
}

interface PlanActionsProps {
  date: Day
  isKept: boolean
  saving: Saving
  onSave: () => void
  onDelete: () => void
}

export function PlanActions({ date, isKept, saving, onSave, onDelete }: PlanActionsProps) {
  return (
    <div data-screen-only className="mb-5 flex flex-wrap items-center gap-2">
      {!isKept && (
        <Button size="sm" busy={saving.isSaving && 'Saving…'} onClick={onSave}>
          Save this plan
        </Button>
      )}
      <AddToCalendar date={date} isSaved={isKept && !saving.isSaving} />
      <Button variant="quiet" size="sm" Icon={Printer} onClick={printSheet}>
        Print
      </Button>
      {isKept && (
        <Button variant="quiet" size="sm" Icon={Trash2} isPending={saving.isRemoving} onClick={onDelete}>
          Delete plan
        </Button>
      )}
      <SavingNote saving={saving} isKept={isKept} />
    </div>
  )
}

const SavingNote = ({ saving, isKept }: { saving: Saving; isKept: boolean }) => {
  const error = saving.error ?? saving.removeError
  if (error !== null) {
    const isConflict = currentIn(error) !== undefined
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-3 text-14 text-danger">
        {saving.error === null ? 'Not deleted.' : 'Not saved.'} {errorText(error)}
        {saving.error !== null && !isConflict && (
          <Button variant="link" size="text" onClick={saving.again}>
            Try again
          </Button>
        )}
      </p>
    )
  }
  if (!isKept) return <p className="text-14 text-ink-faint">Save the plan to add its visits to your calendar.</p>
  return (
    <p role="status" className="text-14 text-ink-faint">
      {saving.isSaving ? 'Saving…' : 'Saved'}
    </p>
  )
}
