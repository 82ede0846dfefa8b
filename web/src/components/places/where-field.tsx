import type { LocationSuggestion, TravelPlace } from '@verandah/contracts'
import { useState } from 'react'
import { SuggestionBox } from '@/components/location-picker/suggestion-box.tsx'
import { Field } from '@/components/ui/field.tsx'
import { PointMap } from './point-map.tsx'

interface WhereFieldProps {
  point: TravelPlace | null
  error: string | undefined
  onChange: (point: TravelPlace) => void
}

/** A suburb, and a map to put the exact spot: no address is typed, so none goes to anybody. */
export function WhereField({ point, error, onChange }: WhereFieldProps) {
  const [text, setText] = useState('')
  const [pin, setPin] = useState('Move the map, or press a spot, to move the pin.')
  const choose = ({ value, latitude, longitude }: LocationSuggestion) => {
    setText(value)
    setPin(`The pin is in the middle of ${value}. Move the map, or press a spot, to put it exactly.`)
    onChange({ latitude, longitude })
  }
  const move = (to: TravelPlace) => {
    setPin('The pin is where you put it.')
    onChange(to)
  }
  return (
    <>
      <Field
        label="Suburb"
        error={error}
        hint={point === null ? 'Then put the pin on the exact spot, if you like.' : undefined}
      >
        <SuggestionBox
          text={text}
          onTextChange={setText}
          onChoose={choose}
          placeholder={point === null ? 'Suburb or postcode' : 'Another suburb or postcode'}
        />
      </Field>
      {point !== null && (
        <div className="flex flex-col gap-2">
          <PointMap point={point} onMove={move} />
          <p role="status" className="text-14 text-ink-soft">
            {pin}
          </p>
        </div>
      )}
    </>
  )
}
