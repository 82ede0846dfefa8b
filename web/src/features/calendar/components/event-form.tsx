import type { CalendarEvent } from '@verandah/contracts'
import { useState } from 'react'
import type { EnteredEvent, EventDraft } from '@/components/events/event-draft.ts'
import { EventFields } from '@/components/events/event-fields.tsx'
import { HomeTimes } from '@/components/events/home-times.tsx'
import { useEventForm } from '@/components/events/use-event-form.ts'
import { Button } from '@/components/ui/button.tsx'
import { DialogActions } from '@/components/ui/dialog.tsx'
import { homeChoices, optionsOf } from '../home-choice.ts'
import { useSavedHomes } from '../use-saved-homes.ts'
import { PropertyField } from './property-field.tsx'

interface EventFormProps {
  initial: EventDraft
  /** The event that is edited, if one is. */
  event: CalendarEvent | null
  isSaving: boolean
  labels: { save: string; saving: string }
  onSave: (input: EnteredEvent, draft: EventDraft) => void
  onClose: () => void
}

/** An event about one of the saved homes. */
export const EventForm = ({ initial, event, isSaving, labels, onSave, onClose }: EventFormProps) => {
  const saved = useSavedHomes()
  const [propertyId, setPropertyId] = useState(event?.propertyId ?? '')
  const choices = homeChoices(saved.homes, event)
  const home = choices.find(({ id }) => id === propertyId) ?? null
  const advert = event === null ? saved.homes.find(({ id }) => id === propertyId) : undefined
  const { draft, change, errors, formRef, onSubmit } = useEventForm({
    initial,
    home,
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
      {advert !== undefined && <HomeTimes home={advert} draft={draft} onChoose={change} onTakenOver={onClose} />}
      <EventFields draft={draft} home={home} errors={errors} onChange={change} />
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" isPending={isSaving}>
          {isSaving ? labels.saving : labels.save}
        </Button>
      </DialogActions>
    </form>
  )
}
