import type { DayPlace, LocationSuggestion } from '@verandah/contracts'
import { useState } from 'react'
import { SuggestionBox } from '@/components/location-picker/suggestion-box.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Select } from '@/components/ui/input.tsx'
import type { Asked } from '../model/asked.ts'

interface PlaceFieldsProps {
  asked: Asked
  onChange: (patch: Partial<Pick<Asked, 'start' | 'end'>>) => void
}

const isSame = (one: DayPlace | null, other: DayPlace | null): boolean =>
  one !== null && other !== null && one.latitude === other.latitude && one.longitude === other.longitude

export function StartField({ asked: { start, end }, onChange }: PlaceFieldsProps) {
  return (
    <PlaceField
      label="Start in"
      hint={start === null ? 'Leave it empty to start at the first home.' : undefined}
      place={start}
      onChange={(place) => onChange({ start: place, ...(isSame(start, end) && { end: place }) })}
    />
  )
}

type Ending = 'last' | 'start' | 'other'

export function EndField({ asked: { start, end }, onChange }: PlaceFieldsProps) {
  const [isOther, setOther] = useState(end !== null && !isSame(start, end))
  const ending: Ending = isOther ? 'other' : end === null ? 'last' : 'start'
  const options = [
    { value: 'last', label: 'At the last home' },
    ...(start === null ? [] : [{ value: 'start', label: `Back in ${start.name}` }]),
    { value: 'other', label: 'Somewhere else' },
  ]
  const choose = (chosen: Ending) => {
    setOther(chosen === 'other')
    if (chosen !== 'other') onChange({ end: chosen === 'start' ? start : null })
  }
  return (
    <>
      <Field label="End">
        <Select value={ending} options={options} onChange={({ target }) => choose(target.value as Ending)} />
      </Field>
      {isOther && <PlaceField label="End in" place={end} onChange={(place) => onChange({ end: place })} />}
    </>
  )
}

interface PlaceFieldProps {
  label: string
  hint?: string | undefined
  place: DayPlace | null
  onChange: (place: DayPlace | null) => void
}

/** A suburb, typed and chosen from suggestions; emptied it is no place. */
const PlaceField = ({ label, hint, place, onChange }: PlaceFieldProps) => {
  const [unchosen, setUnchosen] = useState<string | null>(null)
  const text = unchosen ?? place?.name ?? ''
  const type = (typed: string) => {
    const isEmpty = typed.trim() === ''
    setUnchosen(isEmpty ? null : typed)
    if (isEmpty && place !== null) onChange(null)
  }
  const choose = ({ value, latitude, longitude }: LocationSuggestion) => {
    setUnchosen(null)
    onChange({ name: value, latitude, longitude })
  }
  const isOpen = text.trim() !== '' && text !== place?.name
  return (
    <Field label={label} hint={isOpen ? 'Choose a suburb from the list.' : hint}>
      <SuggestionBox text={text} onTextChange={type} onChoose={choose} placeholder="Suburb or postcode" />
    </Field>
  )
}
