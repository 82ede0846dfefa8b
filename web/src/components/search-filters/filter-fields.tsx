import { propertyTypes, surroundingKm } from '@verandah/contracts'
import type { ReactNode } from 'react'
import { LocationPicker } from '@/components/location-picker/location-picker.tsx'
import { AmountField } from '@/components/ui/amount-field.tsx'
import { Field } from '@/components/ui/field.tsx'
import { type Option, Select } from '@/components/ui/input.tsx'
import { anyOption, from1To } from './count-options.ts'
import { amountKinds, type AmountName, type FilterProblems, type FiltersForm } from './filters-form.ts'
import { WishPicker } from './wish-picker.tsx'

interface FilterFieldsProps {
  form: FiltersForm
  problems: FilterProblems
  onChange: (changed: Partial<FiltersForm>) => void
}

/** Every filter of a search; each control's name is the filter's name. */
export const FilterFields = ({ form, problems, onChange }: FilterFieldsProps) => (
  <div className="grid gap-5 sm:grid-cols-6">
    <div className="sm:col-span-6">
      <Field label="Locations" hint="Up to five suburbs or postcodes." error={problems.chosen}>
        <LocationPicker
          chosen={form.chosen}
          onChange={(chosen) => onChange({ chosen })}
          text={form.typed}
          onTextChange={(typed) => onChange({ typed })}
          minChars={2}
        />
      </Field>
    </div>
    <SurroundingField form={form} onChange={onChange} className="sm:col-span-6" />
    <Amount name="minPrice" label="Minimum price" {...{ form, problems, onChange }} />
    <Amount name="maxPrice" label="Maximum price" {...{ form, problems, onChange }} />
    <Choice name="propertyType" label="Property type" options={typeOptions} {...{ form, problems, onChange }} />
    <SizeFields {...{ form, problems, onChange }} />
  </div>
)

interface SurroundingFieldProps extends Pick<FilterFieldsProps, 'form' | 'onChange'> {
  className: string
}

export const SurroundingField = ({ form, onChange, className }: SurroundingFieldProps) => (
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

/** Minimum sizes and wishes, for a grid of six columns. */
export const SizeFields = (fields: FilterFieldsProps) => (
  <>
    <Amount name="minLandSize" label="Minimum land size" {...fields} />
    <Choice name="minBedrooms" label="Bedrooms" options={from1To(6)} {...fields} />
    <Choice name="minBathrooms" label="Bathrooms" options={from1To(4)} {...fields} />
    <Choice name="minParking" label="Parking" options={from1To(4)} {...fields} />
    <div className="sm:col-span-6">
      <WishPicker wishes={fields.form.wishes} onChange={(wishes) => fields.onChange({ wishes })} />
    </div>
  </>
)

export const surroundings: Option[] = [
  { value: '', label: 'Only the suburbs I chose' },
  ...surroundingKm.map((km) => ({ value: String(km), label: `Within ${km} km` })),
]

const typeOptions: Option[] = [anyOption, ...propertyTypes.map((type) => ({ value: type, label: type }))]

interface AmountProps extends FilterFieldsProps {
  name: AmountName
  label: string
}

const Amount = ({ name, label, form, problems, onChange }: AmountProps): ReactNode => (
  <AmountField
    label={label}
    kind={amountKinds[name]}
    name={name}
    value={form[name]}
    placeholder={name === 'maxPrice' ? 'No maximum' : 'No minimum'}
    onTextChange={(text) => onChange({ [name]: text })}
    error={problems[name]}
    className="sm:col-span-3"
  />
)

interface ChoiceProps extends FilterFieldsProps {
  name: 'propertyType' | 'minBedrooms' | 'minBathrooms' | 'minParking'
  label: string
  options: readonly Option[]
}

const Choice = ({ name, label, options, form, problems, onChange }: ChoiceProps): ReactNode => {
  const value = form[name]
  const isOffered = options.some((option) => option.value === value)
  return (
    <Field label={label} error={problems[name]} className={name === 'propertyType' ? 'sm:col-span-3' : 'sm:col-span-2'}>
      <Select
        name={name}
        value={value}
        options={isOffered ? options : [...options, { value, label: `${value}+` }]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </Field>
  )
}
