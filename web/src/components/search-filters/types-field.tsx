import type { PropertyType } from '@verandah/contracts'
import { ChoiceChip } from '@/components/ui/choice-chip.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Select } from '@/components/ui/input.tsx'
import { anyOption } from './count-options.ts'

interface TypesFieldProps {
  label: string
  offered: readonly PropertyType[]
  types: readonly PropertyType[]
  onChange: (types: readonly PropertyType[]) => void
  className: string
}

/** One property type from a list; with one chosen, others can be added. */
export function TypesField({ label, offered, types, onChange, className }: TypesFieldProps) {
  const [first, ...others] = types
  const all = [...offered, ...types.filter((type) => !offered.includes(type))]
  const choose = (chosen: string) => {
    const type = all.find((one) => one === chosen)
    onChange(type === undefined ? [] : [type, ...others.filter((other) => other !== type)])
  }
  const toggle = (type: PropertyType, isOn: boolean) =>
    onChange(isOn ? [...types, type] : types.filter((other) => other !== type))
  return (
    <div className={className}>
      <Field label={label}>
        <Select
          name="propertyType"
          value={first ?? ''}
          options={[anyOption, ...all.map((type) => ({ value: type, label: type }))]}
          onChange={({ target }) => choose(target.value)}
        />
      </Field>
      {first !== undefined && (
        <fieldset className="mt-3 flex flex-wrap gap-2">
          <legend className="mb-1.5 text-14 text-ink-soft">Or also</legend>
          {all
            .filter((type) => type !== first)
            .map((type) => (
              <ChoiceChip key={type} isOn={types.includes(type)} onToggle={(isOn) => toggle(type, isOn)}>
                {type}
              </ChoiceChip>
            ))}
        </fieldset>
      )}
    </div>
  )
}
