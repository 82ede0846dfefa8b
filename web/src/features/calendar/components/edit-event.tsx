import { useMutation } from '@tanstack/react-query'
import { type BodyInput, type CalendarEvent, updateCalendarEvent } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { blankDraft, type EnteredEvent, type EventDraft } from '@/components/events/use-event-form.ts'
import { Dialog } from '@/components/ui/dialog.tsx'
import { errorText } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { calendarEventsQuery, refreshEvents, useAddEvent, withClashes } from '@/lib/endpoints/calendar-events.ts'
import { forgetUnsaved } from '@/lib/storage/use-unsaved.ts'
import { toast } from '@/lib/toast.ts'
import type { Day } from '@/lib/days.ts'
import { EventForm } from './event-form.tsx'

const labels = { save: 'Save Changes', saving: 'Saving...' }
const followsText = 'We update this event when its advert changes. If you change its time or type, we no longer will.'

export function EditEvent({ event, onClose }: { event: CalendarEvent; onClose: () => void }) {
  const editing = useEditEvent()
  return (
    <Dialog title="Edit Calendar Event" description={event.isTakenOver ? followsText : undefined} onClose={onClose}>
      <EventForm
        initial={draftOf(event)}
        event={event}
        keptAs={{ event: null, home: null }}
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

const addMessages = {
  added: 'Your calendar event has been added successfully.',
  failed: (reason: string) => `There was an error adding your event: ${reason}`,
}
const addLabels = { save: 'Add Event', saving: 'Adding...' }

export function AddEvent({ day, onClose }: { day: Day; onClose: () => void }) {
  const adding = useAddEvent(addMessages)
  const keptAs = { event: `event ${day}`, home: `home of event ${day}` }
  const close = () => {
    forgetUnsaved(keptAs.event, keptAs.home)
    onClose()
  }
  return (
    <Dialog title="Add Calendar Event" onClose={close}>
      <EventForm
        initial={{ ...blankDraft, date: day }}
        event={null}
        keptAs={keptAs}
        isSaving={adding.isPending}
        labels={addLabels}
        onSave={(input) => adding.mutate(input, { onSuccess: close })}
        onClose={close}
      />
    </Dialog>
  )
}

type Body = BodyInput<typeof updateCalendarEvent>
type EventChange = Omit<Body, 'revision'>

/**
 * Updates an event. A 409 means that it has changed since it was fetched; it is refetched, so that a second
 * attempt succeeds.
 */
const useEditEvent = () =>
  useMutation({
    mutationFn: ({ event: { id, revision }, change }: { event: CalendarEvent; change: EventChange }, { client }) => {
      const newest = client.getQueryData(calendarEventsQuery.queryKey)?.find((event) => event.id === id)
      const body: Body = { ...change, revision: newest?.revision ?? revision }
      return callRoute(updateCalendarEvent, { params: { id }, body })
    },
    onSuccess: (event, _wanted, _before, { client }) => {
      toast({ title: 'Event updated', description: withClashes('Your changes have been saved.', event, client) })
      client.setQueryData(calendarEventsQuery.queryKey, (events) =>
        events?.map((known) => (known.id === event.id ? event : known)),
      )
      void refreshEvents(client)
    },
    onError: (error, _wanted, _before, { client }) => {
      toast({ title: 'Error updating event', description: errorText(error), variant: 'destructive' })
      return refreshEvents(client)
    },
  })

const draftOf = ({ eventType, title, notes, startTime, endTime, timeZone }: CalendarEvent): EventDraft => ({
  ...wallClockOf(startTime, timeZone),
  eventType,
  title,
  notes,
  lengthMs: endTime === null ? null : Date.parse(endTime) - Date.parse(startTime),
})

/** Returns the changes of an edit. Omits unchanged times, so that an event that follows its advert keeps doing so. */
const changeOf = (
  event: CalendarEvent,
  { startTime, endTime, ...rest }: EnteredEvent,
  draft: EventDraft,
): EventChange => {
  const before = draftOf(event)
  const isMoved = draft.date !== before.date || draft.time !== before.time || rest.timeZone !== event.timeZone
  return { ...rest, ...(isMoved && { startTime, endTime }) }
}
