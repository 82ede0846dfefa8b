import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { LocationPicker } from '@/components/location-picker/location-picker.tsx'
import { SizeFields, SurroundingField } from '@/components/search-filters/filter-fields.tsx'
import { amountProblemsIn, filtersFormOf, problemsIn } from '@/components/search-filters/filters-form.ts'
import { priceLabel } from '@/components/search-filters/search-label.ts'
import { TypesField } from '@/components/search-filters/types-field.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Select } from '@/components/ui/input.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { criteriaQuery } from '@/lib/endpoints/searches.ts'
import { anyPrice, ownRange, type PanelForm, priceRanges, useStartSearch } from '../search-request.ts'

const minChars = 2
const types = ['House', 'Townhouse', 'Apartment', 'Land'] as const

const usePanelForm = () => {
  const { data: brief = {} } = useQuery(criteriaQuery)
  const [edited, setEdited] = useState<Partial<PanelForm>>({})
  const own = priceLabel(brief)
  const form: PanelForm = { ...filtersFormOf(brief), priceRange: own === undefined ? anyPrice : ownRange, ...edited }
  const ownOption = own === undefined ? [] : [{ value: ownRange, label: own.charAt(0).toUpperCase() + own.slice(1) }]
  return {
    form,
    priceOptions: [...ownOption, ...priceRanges.map((value) => ({ value, label: value }))],
    // Merges changes, because choosing a place changes two fields at once.
    change: (changed: Partial<PanelForm>) => setEdited((before) => ({ ...before, ...changed })),
  }
}

export function SearchPanel() {
  const { form, priceOptions, change } = usePanelForm()
  const { startSearch, isPending } = useStartSearch()
  const box = useRef<HTMLInputElement>(null)
  const root = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState<string | undefined>()
  const unchosen = form.chosen.length > 0 ? problemsIn(form).chosen : undefined
  const submit = () => {
    setRefused(unchosen)
    if (unchosen !== undefined) box.current?.focus()
    else if (amountProblemsIn(form).minLandSize === undefined) startSearch(form)
    else focusOn(root.current, 'minLandSize')
  }
  return (
    <Panel aria-labelledby="search-title">
      <h2 id="search-title" className="mb-4 text-20">
        Start a search
      </h2>
      <form
        ref={root}
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
          error={unchosen === refused ? unchosen : undefined}
        >
          <LocationPicker
            ref={box}
            chosen={form.chosen}
            onChange={(chosen) => change({ chosen })}
            text={form.typed}
            onTextChange={(typed) => change({ typed })}
            minChars={minChars}
          />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Price Range">
            <Select
              options={priceOptions}
              value={form.priceRange}
              onChange={({ target }) => change({ priceRange: target.value })}
            />
          </Field>
          <TypesField
            label="Property Type"
            offered={types}
            types={form.types}
            onChange={(chosen) => change({ types: chosen })}
            className=""
          />
        </div>
        <MoreFilters form={form} onChange={change} />
        <Button type="submit" busy={isPending && 'Searching...'} className="sm:self-start">
          Start Searching
        </Button>
      </form>
    </Panel>
  )
}

/** Focuses a field, opening the collapsed section that contains it. */
const focusOn = (form: HTMLFormElement | null, name: string): void => {
  const control = form?.elements.namedItem(name)
  if (!(control instanceof HTMLElement)) return
  control.closest('details')?.setAttribute('open', '')
  control.focus()
}

const folded = ['withinKm', 'minBedrooms', 'minBathrooms', 'minParking', 'minLandSize'] as const

const MoreFilters = ({ form, onChange }: { form: PanelForm; onChange: (changed: Partial<PanelForm>) => void }) => {
  const set = folded.filter((name) => form[name] !== '').length + form.wishes.length
  return (
    <details className="group">
      <summary className="-mx-2 inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md px-2 text-14 font-semibold text-eucalypt hover:bg-sunken [&::-webkit-details-marker]:hidden">
        More filters{set > 0 && ` (${set})`}
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-3 grid gap-5 sm:grid-cols-6">
        <SurroundingField form={form} onChange={onChange} className="sm:col-span-3" />
        <SizeFields form={form} problems={{}} onChange={onChange} />
      </div>
    </details>
  )
}
