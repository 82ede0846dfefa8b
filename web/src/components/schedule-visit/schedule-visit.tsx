import { defaultEventType, type Property } from '@verandah/contracts'
import { useState } from 'react'
import { EventFields } from '@/components/events/event-fields.tsx'
import { comingSlots, draftAt, type HomeSlot, HomeTimes } from '@/components/events/home-times.tsx'
import { blankDraft, type EventDraft, useEventForm } from '@/components/events/use-event-form.ts'
import { placeOf, streetOf } from '@/components/property/street-of.ts'
import { Dialog, FormActions } from '@/components/ui/dialog.tsx'
import { useAddEvent } from '@/lib/endpoints/calendar-events.ts'
import { forgetUnsaved } from '@/lib/storage/use-unsaved.ts'

interface ScheduleVisitProps {
  property: Property
  /** Initial time; defaults to the advert's next open home. */
  slot?: HomeSlot | undefined
  isOpen: boolean
  onClose: () => void
}

const words = {
  added: 'Calendar event has been added',
  failed: (reason: string) => `There was an error: ${reason}`,
}

/**
 * A dialog that adds a visit to the calendar. Defaults to the advert's next open home, even if an auction comes
 * first.
 */
export function ScheduleVisit({ property, slot, isOpen, onClose }: ScheduleVisitProps) {
  const keptAs = `visit ${property.id} ${slot?.start ?? ''}`
  const close = () => {
    forgetUnsaved(keptAs)
    onClose()
  }
  return (
    isOpen && (
      <Dialog title="Schedule Visit" description={placeOf(property)} onClose={close}>
        <VisitForm property={property} slot={slot} keptAs={keptAs} onClose={close} />
      </Dialog>
    )
  )
}

type VisitFormProps = Omit<ScheduleVisitProps, 'isOpen'> & { keptAs: string }

const VisitForm = ({ property, slot, keptAs, onClose }: VisitFormProps) => {
  const { id, timeZone } = property
  const [initial] = useState(() => draftFor(property, slot ?? nextOpenHome(property)))
  const home = { id, street: streetOf(property), timeZone }
  const adding = useAddEvent(words)
  const { draft, change, errors, formRef, onSubmit } = useEventForm({
    initial,
    home,
    keptAs,
    onSave: (input) => adding.mutate(input, { onSuccess: onClose }),
  })
  return (
    <form ref={formRef} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <HomeTimes home={property} draft={draft} onChoose={change} onImported={onClose} />
      <EventFields draft={draft} home={home} errors={errors} onChange={change} />
      <FormActions save="Add to Calendar" saving="Adding..." isSaving={adding.isPending} onCancel={onClose} />
    </form>
  )
}

const nextOpenHome = (property: Property): HomeSlot | undefined =>
  comingSlots(property, Date.now()).find(({ eventType }) => eventType === defaultEventType)

const draftFor = ({ timeZone }: Property, slot: HomeSlot | undefined): EventDraft => ({
  ...blankDraft,
  ...(slot !== undefined && draftAt(slot, timeZone)),
})
