import type { CalendarEvent, PropertySnapshot } from '@verandah/contracts'
import { EventFields } from '@/components/events/event-fields.tsx'
import { eventName } from '@/components/events/event-labels.tsx'
import { HomeTimes } from '@/components/events/home-times.tsx'
import { type EnteredEvent, type EventDraft, type EventHome, useEventForm } from '@/components/events/use-event-form.ts'
import { streetOf } from '@/components/property/street-of.ts'
import { FormActions } from '@/components/ui/dialog.tsx'
import type { Option } from '@/components/ui/input.tsx'
import { useUnsaved } from '@/lib/storage/use-unsaved.ts'
import { PropertyField, useSavedHomes } from './property-field.tsx'

interface EventFormProps {
  initial: EventDraft
  event: CalendarEvent | null
  /** The names under which a new event and its home are kept until it is saved; null for none. */
  keptAs: Record<'event' | 'home', string | null>
  isSaving: boolean
  labels: { save: string; saving: string }
  onSave: (input: EnteredEvent, draft: EventDraft) => void
  onClose: () => void
}

export function EventForm({ initial, event, keptAs, isSaving, labels, onSave, onClose }: EventFormProps) {
  const saved = useSavedHomes()
  const { edited, setEdited: setPropertyId } = useUnsaved<string>(keptAs.home, '')
  const propertyId = edited ?? event?.propertyId ?? ''
  const choices = homeChoices(saved.homes, event)
  const home = choices.find(({ id }) => id === propertyId) ?? null
  const advert = event === null ? saved.homes.find(({ id }) => id === propertyId) : undefined
  const { draft, change, errors, formRef, onSubmit } = useEventForm({
    initial,
    home,
    keptAs: keptAs.event,
    onSave: (input) => onSave(input, draft),
  })
  return (
    <form ref={formRef} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <PropertyField
        state={saved.state}
        options={optionsOf(choices)}
        value={propertyId}
        error={errors.home}
        onChange={setPropertyId}
        onRetry={saved.retry}
      />
      {advert !== undefined && <HomeTimes home={advert} draft={draft} onChoose={change} onImported={onClose} />}
      <EventFields draft={draft} home={home} errors={errors} onChange={change} />
      <FormActions save={labels.save} saving={labels.saving} isSaving={isSaving} onCancel={onClose} />
    </form>
  )
}

/** A home to choose, labelled with address and suburb. */
type HomeChoice = EventHome & { label: string }

const choiceOf = (home: PropertySnapshot): HomeChoice => {
  const street = streetOf(home)
  return { id: home.id, street, timeZone: home.timeZone, label: `${street}, ${home.suburb}` }
}

/** Returns the saved homes by name, plus the edited event's home if that is not saved. */
const homeChoices = (homes: readonly PropertySnapshot[], event: CalendarEvent | null): HomeChoice[] => {
  const saved = homes.map(choiceOf).toSorted((one, other) => one.label.localeCompare(other.label, 'en-AU'))
  const id = event?.propertyId ?? null
  if (event === null || id === null || saved.some((choice) => choice.id === id)) return saved
  const name = eventName(event)
  return [{ id, street: name, timeZone: event.timeZone, label: name }, ...saved]
}

const optionsOf = (choices: readonly HomeChoice[]): Option[] => choices.map(({ id, label }) => ({ value: id, label }))
