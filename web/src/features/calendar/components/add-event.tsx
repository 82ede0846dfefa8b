import { blankDraft } from '@/components/events/event-draft.ts'
import { Dialog } from '@/components/ui/dialog.tsx'
import { useAddEvent } from '@/lib/endpoints/calendar-events.ts'
import type { Day } from '../month/days.ts'
import { EventForm } from './event-form.tsx'

const words = {
  added: 'Your calendar event has been added successfully.',
  failed: (reason: string) => `There was an error adding your event: ${reason}`,
}
const labels = { save: 'Add Event', saving: 'Adding...' }

/** A new event, on the day that the calendar stands at. */
export const AddEvent = ({ day, onClose }: { day: Day; onClose: () => void }) => {
  const adding = useAddEvent(words)
  return (
    <Dialog title="Add Calendar Event" onClose={onClose}>
      <EventForm
        initial={{ ...blankDraft, date: day }}
        event={null}
        isSaving={adding.isPending}
        labels={labels}
        onSave={(input) => adding.mutate(input, { onSuccess: onClose })}
        onClose={onClose}
      />
    </Dialog>
  )
}
