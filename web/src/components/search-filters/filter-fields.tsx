import { propertyTypes, surroundingKm } from '@verandah/contracts'
import type { ReactNode } from 'react'
import { LocationPicker } from '@/components/location-picker/location-picker.tsx'
import { AmountField } from '@/components/ui/amount-field.tsx'
import { Field } from '@/components/ui/field.tsx'
import { type Option, Select } from '@/components/ui/input.tsx'
import { countText } from '@/lib/format.ts'
import { from1To } from './count-options.ts'
import { amountKinds, type AmountName, type FilterProblems, type FiltersForm } from './filters-form.ts'
import { TypesField } from './types-field.tsx'
import { WishPicker } from './wish-picker.tsx'

interface FilterFieldsProps {
  form: FiltersForm
  problems: FilterProblems
  onChange: (changed: Partial<FiltersForm>) => void
}

export function FilterFields(fields: FilterFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <PlacesField label="Locations" hint="Up to five suburbs or postcodes." minChars={2} {...fields} />
      <SurroundingField form={fields.form} onChange={fields.onChange} className="sm:col-span-6" />
      <BudgetFields {...fields} />
      <TypesField
        label="Property type"
        offered={propertyTypes}
        types={fields.form.types}
        onChange={(types) => fields.onChange({ types })}
        className="sm:col-span-6"
      />
      <SizeFields {...fields} />
    </div>
  )
}

interface PlacesFieldProps extends FilterFieldsProps {
  label: string
  hint: string
  minChars?: number
}

export function PlacesField({ label, hint, minChars = 3, form, problems, onChange }: PlacesFieldProps) {
  return (
    <Field label={label} hint={hint} error={problems.chosen} className="sm:col-span-6">
      <LocationPicker
        chosen={form.chosen}
        onChange={(chosen) => onChange({ chosen })}
        text={form.typed}
        onTextChange={(typed) => onChange({ typed })}
        minChars={minChars}
      />
    </Field>
  )
}

/** The price range, and with a maximum how far above it homes are still found; for a grid of six columns. */
export function BudgetFields(fields: FilterFieldsProps) {
  return (
    <>
      <Amount name="minPrice" label="Minimum price" {...fields} />
      <Amount name="maxPrice" label="Maximum price" {...fields} />
      {fields.form.maxPrice !== '' && (
        <Choice name="maxOver" label="Homes over the maximum" options={overOptions} {...fields} />
      )}
    </>
  )
}

interface SurroundingFieldProps extends Pick<FilterFieldsProps, 'form' | 'onChange'> {
  className: string
}

export function SurroundingField({ form, onChange, className }: SurroundingFieldProps) {
  return (
    <Field
      label="Surrounding suburbs"
      hint="At most the 30 nearest. They do not count as one of the five."
      className={className}
    >
      <Select
        name="withinKm"
        value={form.withinKm}
        options={surroundings}
        onChange={({ target }) => onChange({ withinKm: target.value })}
      />
    </Field>
  )
}

interface SizeFieldsProps extends FilterFieldsProps {
  landHint?: string
}

export function SizeFields({ landHint, ...fields }: SizeFieldsProps) {
  return (
    <>
      <Choice name="minBedrooms" label="Bedrooms" options={from1To(5)} {...fields} />
      <Choice name="minBathrooms" label="Bathrooms" options={from1To(4)} {...fields} />
      <Choice name="minParking" label="Parking" options={from1To(3)} {...fields} />
      <Amount name="minLandSize" label="Minimum land size" hint={landHint} {...fields} />
      <div className="sm:col-span-6">
        <WishPicker wishes={fields.form.wishes} onChange={(wishes) => fields.onChange({ wishes })} />
      </div>
    </>
  )
}

const surroundings: Option[] = [
  { value: '', label: 'Only the suburbs I chose' },
  ...surroundingKm.map((km) => ({ value: String(km), label: `Within ${km} km` })),
]

const overOptions: Option[] = [
  { value: '', label: 'Leave out' },
  ...[20_000, 40_000, 80_000].map((over) => ({ value: String(over), label: `Up to $${countText(over)} over` })),
]

interface AmountProps extends FilterFieldsProps {
  name: AmountName
  label: string
  hint?: string | undefined
}

const Amount = ({ name, label, hint, form, problems, onChange }: AmountProps): ReactNode => (
  <AmountField
    label={label}
    kind={amountKinds[name]}
    {...(hint !== undefined && { hint })}
    name={name}
    value={form[name]}
    placeholder={name === 'maxPrice' ? 'No maximum' : 'No minimum'}
    onTextChange={(text) => onChange({ [name]: text })}
    error={problems[name]}
    className="sm:col-span-3"
  />
)

interface ChoiceProps extends FilterFieldsProps {
  name: 'minBedrooms' | 'minBathrooms' | 'minParking' | 'maxOver'
  label: string
  options: readonly Option[]
}

const Choice = ({ name, label, options, form, problems, onChange }: ChoiceProps): ReactNode => {
  const value = form[name]
  const isOffered = options.some((option) => option.value === value)
  return (
    <Field
      label={label}
      error={problems[name]}
      className={name === 'maxOver' ? 'sm:col-span-3 sm:col-start-4' : 'sm:col-span-2'}
    >
      <Select
        name={name}
        value={value}
        options={isOffered ? options : [...options, { value, label: labelOf(name, value) }]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </Field>
  )
}

const labelOf = (name: ChoiceProps['name'], value: string): string =>
  name === 'maxOver' ? `Up to $${countText(Number(value))} over` : `${value}+`
