import { type CalendarEventType, defaultEventType } from '@verandah/contracts'
import { instantOf, type WallClock } from '@verandah/local-time'
import { type RefObject, type SyntheticEvent, useRef, useState } from 'react'
import { useFocusOnProblem } from '@/components/ui/use-focus-on-problem.ts'
import type { EventInput } from '@/lib/endpoints/calendar-events.ts'
import { useUnsaved } from '@/lib/storage/use-unsaved.ts'
import { toast } from '@/lib/toast.ts'

interface EventForm {
  draft: EventDraft
  change: (patch: Partial<EventDraft>) => void
  /** Empty until the first attempt to save. */
  errors: Partial<Record<RequiredPart, string>>
  formRef: RefObject<HTMLFormElement | null>
  onSubmit: (event: SyntheticEvent) => void
}

interface EventFormOptions {
  initial: EventDraft
  home: EventHome | null
  /** The name under which it is kept until it is saved; null for none. */
  keptAs: string | null
  onSave: (input: EnteredEvent) => void
}

/**
 * The state of an event form. Submitting saves it if complete; otherwise shows errors and focuses the first
 * invalid field.
 */
export function useEventForm({ initial, home, keptAs, onSave }: EventFormOptions): EventForm {
  const { edited, setEdited } = useUnsaved<Partial<EventDraft>>(keptAs, initial)
  const draft = { ...initial, ...edited }
  const [tries, setTries] = useState(0)
  const formRef = useRef<HTMLFormElement>(null)
  useFocusOnProblem(formRef, tries)
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    const input = inputOf(draft, home)
    if (input !== null) {
      onSave(input)
      return
    }
    setTries(tries + 1)
    toast({ title: 'Missing information', description: 'Please fill in all required fields', variant: 'destructive' })
  }
  return {
    draft,
    change: (patch) => setEdited((before) => ({ ...before, ...patch })),
    errors: tries > 0 ? missingIn(draft, home) : {},
    formRef,
    onSubmit,
  }
}

/** An event being edited. Date and time are in the home's time zone. */
export interface EventDraft extends WallClock {
  eventType: CalendarEventType
  /** Null until typed; the title then derives from the type and the home. */
  title: string | null
  notes: string
  /** Length in milliseconds, null if unknown; unchanged when the start moves. */
  lengthMs: number | null
}

export interface EventHome {
  id: string
  street: string
  timeZone: string
}

export const blankDraft: EventDraft = {
  eventType: defaultEventType,
  title: null,
  date: '',
  time: '',
  notes: '',
  lengthMs: null,
}

export function titleOf({ title, eventType }: EventDraft, home: EventHome | null): string {
  return title ?? (home === null ? '' : `${eventType}: ${home.street}`)
}

export type RequiredPart = 'home' | 'title' | 'date' | 'time'

const missingIn = (draft: EventDraft, home: EventHome | null): Partial<Record<RequiredPart, string>> => ({
  ...(home === null && { home: 'Choose a home' }),
  ...(titleOf(draft, home).trim() === '' && { title: 'Enter a title' }),
  ...(instantOf(draft.date, 'UTC') === null && { date: 'Choose a date' }),
  ...(draft.time === '' && { time: 'Choose a time' }),
})

export type EnteredEvent = EventInput & { notes: string }

const inputOf = (draft: EventDraft, home: EventHome | null): EnteredEvent | null => {
  if (home === null || Object.keys(missingIn(draft, home)).length > 0) return null
  const startTime = instantOf(`${draft.date}T${draft.time}`, home.timeZone)
  if (startTime === null) return null
  const { eventType, notes, lengthMs } = draft
  return {
    propertyId: home.id,
    title: titleOf(draft, home),
    startTime,
    endTime: lengthMs === null ? null : new Date(Date.parse(startTime) + lengthMs).toISOString(),
    eventType,
    notes,
    timeZone: home.timeZone,
  }
}
