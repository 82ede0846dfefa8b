import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { toast } from '@/lib/toast.ts'
import {
  type EnteredEvent,
  type EventDraft,
  type EventHome,
  inputOf,
  missingIn,
  type RequiredPart,
} from './event-draft.ts'

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
