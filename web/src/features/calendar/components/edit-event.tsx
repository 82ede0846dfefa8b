import type { CalendarEvent } from '@verandah/contracts'
import { blankDraft } from '@/components/events/use-event-form.ts'
import { Dialog } from '@/components/ui/dialog.tsx'
import { useAddEvent } from '@/lib/endpoints/calendar-events.ts'
import { changeOf, draftOf, useEditEvent } from '../api/edit-event.ts'
import type { Day } from '../month/days.ts'
import { EventForm } from './event-form.tsx'

const labels = { save: 'Save Changes', saving: 'Saving...' }
const followsText = 'This event follows its advert. With another time or kind it becomes yours alone.'

export const EditEvent = ({ event, onClose }: { event: CalendarEvent; onClose: () => void }) => {
  const editing = useEditEvent()
  return (
    <Dialog title="Edit Calendar Event" description={event.isTakenOver ? followsText : undefined} onClose={onClose}>
      <EventForm
        initial={draftOf(event)}
        event={event}
        isSaving={editing.isPending}
        labels={labels}
        onSave={(input, draft) =>
          editing.mutate({ event, change: changeOf(event, input, draft) }, { onSuccess: onClose })
        }
        onClose={onClose}
      />
    </Dialog>
  )
}

const addWords = {
  added: 'Your calendar event has been added successfully.',
  failed: (reason: string) => `There was an error adding your event: ${reason}`,
}
const addLabels = { save: 'Add Event', saving: 'Adding...' }

/** A new event, on the day that the calendar stands at. */
export const AddEvent = ({ day, onClose }: { day: Day; onClose: () => void }) => {
  const adding = useAddEvent(addWords)
  return (
    <Dialog title="Add Calendar Event" onClose={onClose}>
      <EventForm
        initial={{ ...blankDraft, date: day }}
        event={null}
        isSaving={adding.isPending}
        labels={addLabels}
        onSave={(input) => adding.mutate(input, { onSuccess: onClose })}
        onClose={onClose}
      />
    </Dialog>
  )
}
