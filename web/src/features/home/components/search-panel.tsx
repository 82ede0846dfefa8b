import type { FactWish } from '@verandah/contracts'
import { useRef, useState } from 'react'
import { type ChosenPlace, LocationPicker } from '@/components/location-picker/location-picker.tsx'
import { WishPicker } from '@/components/search-filters/wish-picker.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Select } from '@/components/ui/input.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { anyPrice, priceRanges, unchosenIn, useStartSearch } from '../search-request.ts'

const minChars = 2
const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const priceOptions = optionsOf(priceRanges)
const typeOptions = optionsOf(['Any', 'House', 'Townhouse', 'Apartment', 'Land'])

export const SearchPanel = () => {
  const [chosen, setChosen] = useState<readonly ChosenPlace[]>([])
  const [typed, setTyped] = useState('')
  const [priceRange, setPriceRange] = useState<string>(anyPrice)
  const [propertyType, setPropertyType] = useState('Any')
  const [wishes, setWishes] = useState<readonly FactWish[]>([])
  const { startSearch, isPending } = useStartSearch()
  const box = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const unchosen = unchosenIn({ chosen, typed })
  const submit = () => {
    setRefused(unchosen)
    if (unchosen === null) startSearch({ chosen, typed, priceRange, propertyType, wishes })
    else box.current?.focus()
  }
  return (
    <Panel aria-labelledby="search-title">
      <h2 id="search-title" className="mb-4 text-20">
        Start a search
      </h2>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field
          label="Locations"
          hint="Up to five suburbs or postcodes."
          error={
            unchosen !== null && unchosen === refused ? `Choose “${unchosen}” from the list, or clear it.` : undefined
          }
        >
          <LocationPicker
            ref={box}
            chosen={chosen}
            onChange={setChosen}
            text={typed}
            onTextChange={setTyped}
            minChars={minChars}
          />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Price Range">
            <Select options={priceOptions} value={priceRange} onChange={(event) => setPriceRange(event.target.value)} />
          </Field>
          <Field label="Property Type">
            <Select
              options={typeOptions}
              value={propertyType}
              onChange={(event) => setPropertyType(event.target.value)}
            />
          </Field>
        </div>
        <WishPicker wishes={wishes} onChange={setWishes} />
        <Button type="submit" busy={isPending && 'Searching...'} className="sm:self-start">
          Start Searching
        </Button>
      </form>
    </Panel>
  )
}
