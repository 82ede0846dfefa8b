import type { Place } from '@verandah/contracts'
import { type SubmitEvent, useState } from 'react'
import { Dialog, FormActions } from '@/components/ui/dialog.tsx'
import { PlaceList } from './place-list.tsx'

interface PlacesDialogProps {
  places: readonly Place[]
  isSaving: boolean
  onSave: (places: readonly Place[]) => void
  onClose: () => void
}

export function PlacesDialog({ places, isSaving, onSave, onClose }: PlacesDialogProps) {
  const [draft, setDraft] = useState(places)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSave(draft)
  }
  return (
    <Dialog
      title="Places that matter"
      description="Work, school, the beach: homes score points when they are close enough."
      onClose={onClose}
    >
      <form onSubmit={submit}>
        <PlaceList places={draft} onChange={setDraft} />
        <FormActions save="Score by these places" saving="Scoring…" isSaving={isSaving} onCancel={onClose} />
      </form>
    </Dialog>
  )
}
