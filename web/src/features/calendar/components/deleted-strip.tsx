import type { CalendarEvent } from '@verandah/contracts'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { eventName } from '@/components/events/event-words.ts'
import { Button } from '@/components/ui/button.tsx'
import { useHandOnFocus } from '@/components/ui/use-hand-on-focus.ts'
import { useDeleteEvent, useRestoreEvent } from '../api/delete-event.ts'

/** Says what was deleted and takes it back; it stays until it is dismissed. */
export const DeletedStrip = ({ deleted, isRestored, isBusy, undo, dismiss }: Deleting) => (
  <div
    role="status"
    className="fixed inset-x-0 bottom-16 z-20 flex justify-center px-4 pointer-events-none sm:bottom-6"
  >
    {deleted !== null && (
      <Strip deleted={deleted} isRestored={isRestored} isBusy={isBusy} undo={undo} dismiss={dismiss} />
    )}
  </div>
)

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
      <Button variant="quiet" size="icon" aria-label="Dismiss" onClick={dismiss}>
        <X aria-hidden className="size-4" />
      </Button>
    </div>
  )
}

interface Deleting {
  /** What was deleted last, until that is dismissed. */
  deleted: CalendarEvent | null
  isRestored: boolean
  isBusy: boolean
  remove: (event: CalendarEvent) => void
  undo: () => void
  dismiss: () => void
}

/** Deleting an event, and taking that back. */
export const useDeleting = (): Deleting => {
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
