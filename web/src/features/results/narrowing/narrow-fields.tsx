import { AmountField } from '@/components/ui/amount-field.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input, type Option, Select } from '@/components/ui/input.tsx'
import { longestWords, type Narrowing } from './narrowing.ts'

interface FormProps {
  form: Narrowing
  onChange: (changed: Partial<Narrowing>) => void
}

export const amounts = ['under', 'cash', 'month'] as const

interface AmountProps extends FormProps {
  label: string
  name: (typeof amounts)[number]
  placeholder: string
}

export function Amount({ name, form, onChange, ...rest }: AmountProps) {
  return (
    <AmountField
      kind="money"
      isLikelierOffered={name === 'under'}
      name={name}
      value={form[name] ?? ''}
      onTextChange={(text) => onChange({ [name]: text })}
      className="sm:col-span-3"
      {...rest}
    />
  )
}

interface PickProps extends FormProps {
  label: string
  name: 'distance' | 'beds' | 'baths' | 'parking'
  options: readonly Option[]
  className?: string
}

export function Picker({ label, name, options, form, onChange, className = 'sm:col-span-2' }: PickProps) {
  return (
    <Field label={label} className={className}>
      <Select
        options={options}
        value={form[name] ?? ''}
        onChange={({ target }) => onChange({ [name]: target.value === '' ? null : target.value })}
      />
    </Field>
  )
}

interface WordsProps extends FormProps {
  label: string
  name: 'words' | 'without'
  hint: string
}

export function Words({ label, name, hint, form, onChange }: WordsProps) {
  return (
    <Field label={label} hint={hint} className="sm:col-span-3">
      <Input
        value={form[name] ?? ''}
        maxLength={longestWords}
        onChange={({ target }) => onChange({ [name]: target.value === '' ? null : target.value })}
      />
    </Field>
  )
}
