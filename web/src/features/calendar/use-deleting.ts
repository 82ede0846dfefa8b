import type { CalendarEvent } from '@verandah/contracts'
import { useState } from 'react'
import { useDeleteEvent, useRestoreEvent } from './api/delete-event.ts'

export interface Deleting {
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
