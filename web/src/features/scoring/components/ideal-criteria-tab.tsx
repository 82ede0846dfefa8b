import { type ComponentProps, useId } from 'react'
import { Field } from '@/components/ui/field.tsx'
import { NumberInput, Select } from '@/components/ui/input.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { digitsOf, type IdealBound, type IdealErrors, type IdealForm, idealTypes } from '../weights-draft.ts'

const typeOptions = [
  { value: '', label: 'Any property type' },
  ...idealTypes.map((type) => ({ value: type, label: type })),
]

interface IdealCriteriaTabProps {
  ideal: IdealForm
  errors: IdealErrors
  onChange: (ideal: IdealForm) => void
  isUsed: boolean
  onUsedChange: (isUsed: boolean) => void
}

export const IdealCriteriaTab = ({ ideal, errors, onChange, isUsed, onUsedChange }: IdealCriteriaTabProps) => {
  const bound = (name: IdealBound) => ({
    name,
    value: ideal[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...ideal, [name]: digitsOf(target.value) }),
  })
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-[60ch] text-14 text-ink-soft">
        Properties matching these criteria exactly score highest; those differing significantly score lower.
      </p>
      <fieldset className="flex flex-col gap-5">
        <legend className="sr-only">Ideal criteria</legend>
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <BoundField
            label="Minimum price"
            error={errors.minPrice}
            prefix="$"
            placeholder="No minimum"
            {...bound('minPrice')}
          />
          <BoundField
            label="Maximum price"
            error={errors.maxPrice}
            prefix="$"
            placeholder="No maximum"
            {...bound('maxPrice')}
          />
        </div>
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-3">
          <BoundField label="Minimum bedrooms" error={errors.minBedrooms} placeholder="Any" {...bound('minBedrooms')} />
          <BoundField
            label="Minimum bathrooms"
            error={errors.minBathrooms}
            placeholder="Any"
            {...bound('minBathrooms')}
          />
          <BoundField
            label="Minimum land size (sqm)"
            error={errors.minLandSize}
            placeholder="Any"
            {...bound('minLandSize')}
          />
        </div>
        <Field label="Property Type" className="sm:max-w-72">
          <Select
            options={typeOptions}
            value={ideal.propertyType}
            onChange={({ target }) => onChange({ ...ideal, propertyType: target.value })}
          />
        </Field>
      </fieldset>
      <UsedSwitch isUsed={isUsed} onUsedChange={onUsedChange} />
    </div>
  )
}

const BoundField = ({
  label,
  error,
  ...rest
}: ComponentProps<typeof NumberInput> & { label: string; error: string | undefined }) => (
  <Field label={label} error={error}>
    <NumberInput {...rest} />
  </Field>
)

const UsedSwitch = ({ isUsed, onUsedChange }: Pick<IdealCriteriaTabProps, 'isUsed' | 'onUsedChange'>) => {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-t border-line pt-4">
      <label htmlFor={id} className="text-14">
        <span className="block font-semibold">Use these criteria in scores</span>
        <span className="text-ink-soft">When off, these criteria don’t affect scores.</span>
      </label>
      <Switch id={id} checked={isUsed} onCheckedChange={onUsedChange} />
    </div>
  )
}
