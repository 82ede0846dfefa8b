import type { CalendarEvent, PropertySnapshot } from '@verandah/contracts'
import type { EventHome } from '@/components/events/event-draft.ts'
import { eventName } from '@/components/events/event-words.ts'
import { streetOf } from '@/components/property/street-of.ts'
import type { Option } from '@/components/ui/select.tsx'

/** A home that can be chosen, with its line in the list: address and suburb. */
export type HomeChoice = EventHome & { label: string }

const choiceOf = (home: PropertySnapshot): HomeChoice => {
  const street = streetOf(home)
  return { id: home.id, street, timeZone: home.timeZone, label: `${street}, ${home.suburb}` }
}

/** The saved homes by name; the home of the event that is edited is among them although it is not saved. */
export const homeChoices = (homes: readonly PropertySnapshot[], event: CalendarEvent | null): HomeChoice[] => {
  const saved = homes.map(choiceOf).toSorted((one, other) => one.label.localeCompare(other.label, 'en-AU'))
  const id = event?.propertyId ?? null
  if (event === null || id === null || saved.some((choice) => choice.id === id)) return saved
  const name = eventName(event)
  return [{ id, street: name, timeZone: event.timeZone, label: name }, ...saved]
}

export const optionsOf = (choices: readonly HomeChoice[]): Option[] =>
  choices.map(({ id, label }) => ({ value: id, label }))
