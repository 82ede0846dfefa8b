import { type KeyboardEvent, useState } from 'react'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'

interface DayFieldProps {
  /** By which the list finds it. */
  name: string
  label: string
  hint?: string | undefined
  /** YYYY-MM-DD; null where it is not said. */
  value: string | null
  problem: string | undefined
  onDay: (day: string | null) => void
}

/** A day, kept when the field is left or on Enter: while a year is typed, it is another day. */
export function DayField({ name, label, hint, value, problem, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed !== null && typed !== (value ?? '')) onDay(typed === '' ? null : typed)
    setTyped(null)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') commit()
  }
  return (
    <Field label={label} hint={hint} error={typed === null ? problem : undefined}>
      <Input
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        data-field={name}
        className="scroll-mt-24"
        value={typed ?? value ?? ''}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
    </Field>
  )
}

/** Opens the stage of a field, and puts the cursor in it. */
export function focusField(name: string): void {
  const field = document.querySelector<HTMLElement>(`[data-field="${name}"]`)
  const stage = field?.closest('details')
  if (stage) stage.open = true
  field?.focus()
}
