import { useId } from 'react'
import { paths } from '@verandah/contracts'
import { AmountField } from '@/components/ui/amount-field.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { NumberInput, Select } from '@/components/ui/input.tsx'
import { Switch } from '@/components/ui/switch.tsx'
import { TextLink } from '@/components/ui/text.tsx'
import { amountKinds, type IdealAmount, type IdealCount, type IdealErrors, type IdealForm } from '../ideal-form.ts'
import { differencesFrom, followingIdeal, type ToldCriteria, typeChoicesOf } from '../weights-draft.ts'

interface IdealCriteriaTabProps {
  ideal: IdealForm
  told: ToldCriteria
  errors: IdealErrors
  onChange: (ideal: IdealForm) => void
  isUsed: boolean
  onUsedChange: (isUsed: boolean) => void
}

export function IdealCriteriaTab({ ideal, told, errors, onChange, isUsed, onUsedChange }: IdealCriteriaTabProps) {
  const change = (name: IdealAmount | IdealCount, text: string) => onChange({ ...ideal, [name]: text })
  const amount = (name: IdealAmount) => ({
    name,
    kind: amountKinds[name],
    value: ideal[name],
    error: errors[name],
    onTextChange: (text: string) => change(name, text),
  })
  const count = (name: IdealCount) => ({
    name,
    value: ideal[name],
    placeholder: 'Any',
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  })
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-[60ch] text-14 text-ink-soft">
        Properties matching these criteria exactly score highest; those differing significantly score lower.
      </p>
      <BriefNote differences={differencesFrom(told, ideal)} onFollow={() => onChange(followingIdeal(told))} />
      <fieldset className="flex flex-col gap-5">
        <legend className="sr-only">Ideal criteria</legend>
        <fieldset className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <legend className="mb-3 font-semibold">Price Range</legend>
          <AmountField label="Minimum price" placeholder="No minimum" {...amount('minPrice')} />
          <AmountField label="Maximum price" placeholder="No maximum" {...amount('maxPrice')} />
        </fieldset>
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-3">
          <Field label="Minimum bedrooms" error={errors.minBedrooms}>
            <NumberInput {...count('minBedrooms')} />
          </Field>
          <Field label="Minimum bathrooms" error={errors.minBathrooms}>
            <NumberInput {...count('minBathrooms')} />
          </Field>
          <AmountField label="Minimum land size (sqm)" placeholder="Any" {...amount('minLandSize')} />
        </div>
        <Field label="Property Type" className="sm:max-w-72">
          <Select
            options={typeChoicesOf(told)}
            value={ideal.propertyType}
            onChange={({ target }) => onChange({ ...ideal, propertyType: target.value })}
          />
        </Field>
      </fieldset>
      <UsedSwitch isUsed={isUsed} onUsedChange={onUsedChange} />
    </div>
  )
}

const names = {
  minPrice: 'minimum price',
  maxPrice: 'maximum price',
  minBedrooms: 'bedrooms',
  minBathrooms: 'bathrooms',
  minLandSize: 'land size',
  propertyType: 'property type',
} as const satisfies Record<keyof IdealForm, string>

interface BriefNoteProps {
  differences: readonly (keyof IdealForm)[]
  onFollow: () => void
}

/** Whether the ideal follows the brief; if not, where it differs and the way back. */
const BriefNote = ({ differences, onFollow }: BriefNoteProps) =>
  differences.length === 0 ? (
    <p className="text-14 text-ink-soft">
      These follow your brief. Change one to set your ideal apart;{' '}
      <TextLink to={paths.setupCriteria}>your brief</TextLink> still decides which homes are found.
    </p>
  ) : (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-sunken px-4 py-3">
      <p role="status" className="min-w-0 flex-1 basis-64 text-14">
        Differs from your brief: {differences.map((name) => names[name]).join(', ')}.
      </p>
      <Button variant="secondary" size="sm" onClick={onFollow}>
        Follow my brief
      </Button>
    </div>
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
