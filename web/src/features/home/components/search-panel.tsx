import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { LocationPicker } from '@/components/location-picker/location-picker.tsx'
import { SizeFields, SurroundingField } from '@/components/search-filters/filter-fields.tsx'
import { amountProblemsIn, noFilters, problemsIn } from '@/components/search-filters/filters-form.ts'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Select } from '@/components/ui/input.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { anyPrice, type PanelForm, priceRanges, useStartSearch } from '../search-request.ts'

const minChars = 2
const priceOptions = priceRanges.map((value) => ({ value, label: value }))
const typeOptions = ['Any', 'House', 'Townhouse', 'Apartment', 'Land'].map((label) => ({
  value: label === 'Any' ? '' : label,
  label,
}))

export const SearchPanel = () => {
  const [form, setForm] = useState<PanelForm>({ ...noFilters, priceRange: anyPrice })
  // Merges changes, because choosing a place changes two fields at once.
  const change = (changed: Partial<PanelForm>) => setForm((before) => ({ ...before, ...changed }))
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
          <Field label="Property Type">
            <Select
              options={typeOptions}
              value={form.propertyType}
              onChange={({ target }) => change({ propertyType: target.value })}
            />
          </Field>
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

/** Collapsed filters; the summary shows how many are set. */
const MoreFilters = ({ form, onChange }: { form: PanelForm; onChange: (changed: Partial<PanelForm>) => void }) => {
  const set = folded.filter((name) => form[name] !== '').length + form.wishes.length
  return (
    <details className="group">
      <summary className="-mx-2 inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md px-2 text-14 font-semibold text-eucalypt hover:bg-sunken [&::-webkit-details-marker]:hidden">
        More filters{set > 0 && ` (${set})`}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-3 grid gap-5 sm:grid-cols-6">
        <SurroundingField form={form} onChange={onChange} className="sm:col-span-3" />
        <SizeFields form={form} problems={{}} onChange={onChange} />
      </div>
    </details>
  )
}
