import { type CalendarEventType, defaultEventType } from '@verandah/contracts'
import { instantOf, type WallClock } from '@verandah/local-time'
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { EventInput } from '@/lib/endpoints/calendar-events.ts'
import { toast } from '@/lib/toast.ts'

interface EventForm {
  draft: EventDraft
  change: (patch: Partial<EventDraft>) => void
  /** Nothing until somebody has tried to save. */
  errors: Partial<Record<RequiredPart, string>>
  formRef: RefObject<HTMLFormElement | null>
  onSubmit: (event: SyntheticEvent) => void
}

interface EventFormOptions {
  initial: EventDraft
  home: EventHome | null
  onSave: (input: EnteredEvent) => void
}

/** The form of an event: it saves when nothing is missing, else says so and leads to the first gap. */
export const useEventForm = ({ initial, home, onSave }: EventFormOptions): EventForm => {
  const [draft, setDraft] = useState(initial)
  const [tries, setTries] = useState(0)
  const formRef = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
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
    change: (patch) => setDraft((before) => ({ ...before, ...patch })),
    errors: tries > 0 ? missingIn(draft, home) : {},
    formRef,
    onSubmit,
  }
}

/** An event as it is being entered. Date and time are what clocks at the home show. */
export interface EventDraft extends WallClock {
  eventType: CalendarEventType
  /** Null until somebody types one: then the kind and the home make the title. */
  title: string | null
  notes: string
  /** How long it lasts; null when that is not known. It stays as it is when the start moves. */
  lengthMs: number | null
}

/** What an event needs to know of its home. */
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

export const titleOf = ({ title, eventType }: EventDraft, home: EventHome | null): string =>
  title ?? (home === null ? '' : `${eventType}: ${home.street}`)

export type RequiredPart = 'home' | 'title' | 'date' | 'time'

/** What is still needed, in the words that stand under each field. */
const missingIn = (draft: EventDraft, home: EventHome | null): Partial<Record<RequiredPart, string>> => ({
  ...(home === null && { home: 'Choose a home' }),
  ...(titleOf(draft, home).trim() === '' && { title: 'Enter a title' }),
  ...(instantOf(draft.date, 'UTC') === null && { date: 'Choose a date' }),
  ...(draft.time === '' && { time: 'Choose a time' }),
})

export type EnteredEvent = EventInput & { notes: string }

/** The event to send; null while something is missing. */
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
