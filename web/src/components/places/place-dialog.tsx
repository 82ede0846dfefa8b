import { type Place, placeModes, type PlaceMode, placeNameMaxLength } from '@verandah/contracts'
import { type SubmitEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog, FormActions } from '@/components/ui/dialog.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input, NumberInput, Select } from '@/components/ui/input.tsx'
import { type PlaceErrors, placeErrorsOf, type PlaceForm, placeFormOf, placeOf } from './place-form.ts'
import { modeTitles, weekdayName } from './place-words.ts'
import { WhereField } from './where-field.tsx'

interface PlaceDialogProps {
  /** The place to change; null for a new one. */
  place: Place | null
  others: readonly string[]
  onSave: (place: Place) => void
  onClose: () => void
}

/** Lies outside the page's own forms, whose submit it must not cause. */
export function PlaceDialog({ place, others, onSave, onClose }: PlaceDialogProps) {
  const [form, setForm] = useState(() => placeFormOf(place))
  const [isChecked, setChecked] = useState(false)
  const errors = isChecked ? placeErrorsOf(form, others) : {}
  const change = (patch: Partial<PlaceForm>) => setForm((known) => ({ ...known, ...patch }))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setChecked(true)
    if (Object.keys(placeErrorsOf(form, others)).length === 0) onSave(placeOf(form, place?.weight ?? newWeight))
  }
  return createPortal(
    <Dialog
      title={place === null ? 'Add a place that matters' : `Change ${place.name}`}
      description="Each home is rated by how long it takes to get there. Only you and your household see your places."
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label="Name" error={errors.name}>
          <Input
            autoComplete="off"
            maxLength={placeNameMaxLength}
            placeholder="e.g. Work, School, The beach"
            value={form.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <WhereField point={form.point} error={errors.point} onChange={(point) => change({ point })} />
        <WayFields {...{ form, errors }} onChange={change} />
        <FormActions
          save={place === null ? 'Add place' : 'Change place'}
          saving="Saving…"
          isSaving={false}
          onCancel={onClose}
        />
      </form>
    </Dialog>,
    document.body,
  )
}

const newWeight = 5

interface WayFieldsProps {
  form: PlaceForm
  errors: PlaceErrors
  onChange: (patch: Partial<PlaceForm>) => void
}

const WayFields = ({ form, errors, onChange }: WayFieldsProps) => (
  <>
    <Field label="How you get there">
      <Select
        value={form.mode}
        options={placeModes.map((value) => ({ value, label: modeTitles[value] }))}
        onChange={({ target }) => onChange({ mode: target.value as PlaceMode })}
      />
    </Field>
    {form.mode === 'transit' && <ArrivalFields {...{ form, errors, onChange }} />}
    <div className="grid grid-cols-2 gap-4">
      {minuteFields.map(([name, label, hint]) => (
        <Field key={name} label={label} hint={hint} error={errors[name]}>
          <NumberInput
            value={form[name]}
            maxLength={3}
            onChange={({ target }) => onChange({ [name]: target.value.replace(/\D/g, '') })}
          />
        </Field>
      ))}
    </div>
  </>
)

const minuteFields = [
  ['goodMinutes', 'Good up to (min)', 'Full points'],
  ['tooFarMinutes', 'Too far from (min)', 'No points'],
] as const

const dayOptions = [
  { value: '', label: 'Any time' },
  ...[1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ value: String(weekday), label: weekdayName(weekday) })),
]

const ArrivalFields = ({ form, errors, onChange }: WayFieldsProps) => (
  <div className="grid grid-cols-2 gap-4">
    <Field label="Arrive on a">
      <Select
        value={form.weekday}
        options={dayOptions}
        onChange={({ target }) => onChange({ weekday: target.value })}
      />
    </Field>
    {form.weekday !== '' && (
      <Field label="By" error={errors.time}>
        <Input type="time" value={form.time} onChange={({ target }) => onChange({ time: target.value })} />
      </Field>
    )}
  </div>
)
