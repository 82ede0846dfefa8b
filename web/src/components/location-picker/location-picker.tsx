import { type LocationSuggestion, maxSearchedLocalities } from '@verandah/contracts'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { SuggestionBox, type SuggestionBoxProps } from './suggestion-box.tsx'

type Passed = Pick<
  SuggestionBoxProps,
  'ref' | 'id' | 'aria-describedby' | 'aria-invalid' | 'text' | 'onTextChange' | 'minChars'
>

/** A chosen place; name, state and postcode identify it. */
export type ChosenPlace = Pick<LocationSuggestion, 'value' | 'locality' | 'state' | 'postcode'>

interface LocationPickerProps extends Passed {
  chosen: readonly ChosenPlace[]
  onChange: (chosen: readonly ChosenPlace[]) => void
}

/**
 * Up to five localities as chips. When the box is full, focus moves to the last chip. Typed text that is not
 * chosen stays with the caller.
 */
export function LocationPicker({ chosen, onChange, ...box }: LocationPickerProps) {
  const isFull = chosen.length >= maxSearchedLocalities
  const picker = useRef<HTMLDivElement>(null)
  const add = (place: ChosenPlace) => {
    box.onTextChange('')
    if (isFull || chosen.some(({ value }) => value === place.value)) return
    flushSync(() => onChange([...chosen, place]))
    if (chosen.length + 1 >= maxSearchedLocalities)
      picker.current?.querySelector<HTMLElement>('li:last-child button')?.focus()
  }
  const remove = (value: string) => {
    flushSync(() => onChange(chosen.filter((place) => place.value !== value)))
    picker.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={picker} className="flex flex-col gap-2">
      <SuggestionBox
        {...box}
        onChoose={add}
        onBackspace={() => onChange(chosen.slice(0, -1))}
        disabled={isFull}
        placeholder={isFull ? `Maximum ${maxSearchedLocalities} locations reached` : 'Suburb or postcode'}
      />
      {chosen.length > 0 && (
        <ul aria-label="Chosen locations" className="flex flex-wrap gap-2">
          {chosen.map((place) => (
            <LocationChip key={place.value} name={place.value} onRemove={() => remove(place.value)} />
          ))}
        </ul>
      )}
    </div>
  )
}

const LocationChip = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <li className="flex animate-enter items-center rounded-full bg-eucalypt-soft pl-3.5 text-14 font-semibold text-eucalypt-strong">
    {name}
    <button
      type="button"
      aria-label={`Remove ${name}`}
      onClick={onRemove}
      className="grid size-9 place-items-center rounded-full hover:bg-eucalypt/15 pointer-coarse:size-11"
    >
      <X className="size-4" />
    </button>
  </li>
)
