import { type QueryClient, useMutation } from '@tanstack/react-query'
import { type CalendarEvent, createCalendarEvent, deleteCalendarEvent, importHomeTimes } from '@verandah/contracts'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { eventName } from '@/components/events/event-labels.tsx'
import { Button, IconButton } from '@/components/ui/button.tsx'
import { useHandOnFocus } from '@/components/ui/use-hand-on-focus.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { calendarEventsQuery, type EventInput, refreshEvents } from '@/lib/endpoints/calendar-events.ts'
import { toastFailure } from '@/lib/toast.ts'

/** Shows the deleted event with an undo; stays until dismissed. */
export function DeletedStrip({ deleted, ...strip }: Deleting) {
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-16 z-20 flex justify-center px-4 pointer-events-none sm:bottom-6"
    >
      {deleted !== null && <Strip deleted={deleted} {...strip} />}
    </div>
  )
}

type StripProps = Pick<Deleting, 'isRestored' | 'isBusy' | 'undo' | 'dismiss'> & { deleted: CalendarEvent }

const Strip = ({ deleted, isRestored, isBusy, undo, dismiss }: StripProps) => {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => strip.current?.focus(), [deleted, isRestored])
  useHandOnFocus(strip, '#day-title, #agenda-title')
  return (
    <div
      ref={strip}
      tabIndex={-1}
      className="pointer-events-auto flex w-full max-w-lg animate-enter items-center gap-2 rounded-lg border border-line bg-surface py-2 pr-2 pl-4 shadow-pop outline-none"
    >
      <p className="mr-auto min-w-0 text-14 [overflow-wrap:anywhere]">
        {isRestored ? 'Back in your calendar: ' : 'Deleted: '}
        <span className="font-semibold">{eventName(deleted)}</span>
      </p>
      {!isRestored && (
        <Button variant="secondary" size="sm" isPending={isBusy} onClick={undo}>
          Undo
        </Button>
      )}
      <IconButton Icon={X} iconClass="size-4" label="Dismiss" onClick={dismiss} />
    </div>
  )
}

interface Deleting {
  deleted: CalendarEvent | null
  isRestored: boolean
  isBusy: boolean
  remove: (event: CalendarEvent) => void
  undo: () => void
  dismiss: () => void
}

export function useDeleting(): Deleting {
  const [deleted, setDeleted] = useState<CalendarEvent | null>(null)
  const [isRestored, setRestored] = useState(false)
  const deletion = useDeleteEvent()
  const restoring = useRestoreEvent()
  return {
    deleted,
    isRestored,
    isBusy: deletion.isPending || restoring.isPending,
    remove: (event) => {
      setDeleted(event)
      setRestored(false)
      deletion.mutate(event, { onError: () => setDeleted(null) })
    },
    undo: () => {
      if (deleted !== null) restoring.mutate(deleted, { onSuccess: () => setRestored(true) })
    },
    dismiss: () => setDeleted(null),
  }
}

const useDeleteEvent = () =>
  useMutation({
    mutationFn: ({ id }: CalendarEvent) => callRoute(deleteCalendarEvent, { params: { id } }),
    onMutate: async ({ id }, { client }) => {
      await client.cancelQueries({ queryKey: calendarEventsQuery.queryKey })
      client.setQueryData(calendarEventsQuery.queryKey, (events) => events?.filter((event) => event.id !== id))
    },
    onError: toastFailure('Error removing event'),
    onSettled: (_reply, _error, _wanted, _before, { client }) => void refreshEvents(client),
  })

/** Restores a deleted event; one that followed its advert follows it again. */
const useRestoreEvent = () =>
  useMutation({
    mutationFn: async (event: CalendarEvent, { client }): Promise<void> => {
      if (event.isTakenOver && event.propertyId !== null) await importAgain(event, event.propertyId, client)
      else await callRoute(createCalendarEvent, { body: inputOf(event) })
    },
    onError: toastFailure('Error restoring event'),
    onSettled: (_reply, _error, _wanted, _before, { client }) => refreshEvents(client),
  })

const inputOf = ({ propertyId, title, startTime, endTime, eventType, notes, timeZone }: CalendarEvent): EventInput => ({
  propertyId,
  title,
  startTime,
  endTime,
  eventType,
  notes,
  timeZone,
})

/** Importing restores every deleted time of the home, so those deleted earlier are deleted again. */
const importAgain = async ({ id }: CalendarEvent, propertyId: string, queryClient: QueryClient): Promise<void> => {
  const kept = new Set(queryClient.getQueryData(calendarEventsQuery.queryKey)?.map((event) => event.id))
  const { events } = await callRoute(importHomeTimes, { body: { propertyId } })
  const unwanted = events.filter((event) => event.id !== id && !kept.has(event.id))
  await Promise.all(unwanted.map((event) => callRoute(deleteCalendarEvent, { params: { id: event.id } })))
}
