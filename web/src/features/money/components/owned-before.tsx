import type { AustralianState } from '@verandah/contracts'
import { states } from '@verandah/true-cost'
import { useId } from 'react'
import { ChoiceChip } from '@/components/ui/choice-chip.tsx'
import { Field } from '@/components/ui/field.tsx'
import { FlagField } from '@/components/ui/flag-field.tsx'
import { Select } from '@/components/ui/input.tsx'
import type { BuyerFieldsProps } from './buyer-fields-props.ts'

export function OwnedBefore(fields: BuyerFieldsProps) {
  const { buyer, onChange } = fields
  return (
    <>
      <Field label="Owned a home in Australia before">
        <Select
          options={answers}
          value={buyer.hasOwned ? 'yes' : 'never'}
          onChange={({ target }) => onChange({ hasOwned: target.value === 'yes' })}
        />
      </Field>
      {buyer.hasOwned && <Where {...fields} />}
    </>
  )
}

const answers = [
  { value: 'never', label: 'Never' },
  { value: 'yes', label: 'Yes, alone or with others' },
]

const Where = ({ buyer: { ownedIn, ownedInFiveYears }, place, problems, onChange }: BuyerFieldsProps) => {
  const errorId = useId()
  const problem = problems[`buyers.${place}.ownedIn`]
  const toggle = (state: AustralianState, isOn: boolean) =>
    onChange({ ownedIn: isOn ? [...ownedIn, state] : ownedIn.filter((other) => other !== state) })
  return (
    <>
      <fieldset
        className="flex flex-wrap gap-2 sm:col-span-2"
        tabIndex={problem === undefined ? undefined : -1}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : errorId}
      >
        <legend className="mb-1.5 text-14 text-ink-soft">In which states</legend>
        {states.map((state) => (
          <ChoiceChip key={state} isOn={ownedIn.includes(state)} onToggle={(isOn) => toggle(state, isOn)}>
            {state}
          </ChoiceChip>
        ))}
        {problem !== undefined && (
          <p id={errorId} role="alert" className="w-full text-14 text-danger">
            {problem}
          </p>
        )}
      </fieldset>
      <FlagField
        label="Owned one within the last five years"
        isOn={ownedInFiveYears}
        onToggle={(isOn) => onChange({ ownedInFiveYears: isOn })}
        className="sm:col-span-2"
      />
    </>
  )
}
