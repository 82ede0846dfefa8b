import { useState } from 'react'
import { Field } from '@/components/ui/field.tsx'
import { NumberInput } from '@/components/ui/input.tsx'
import type { Clause } from '../model/stages.ts'
import { DayField } from './day-field.tsx'

interface ClauseFieldProps {
  name: Clause
  label: string
  days: number | null
  by: string | null
  problem: string | undefined
  onClause: (clause: { days: number | null; by: string | null }) => void
}

/** When a clause of the contract ends: so many days after the contract, or on a day. One replaces the other. */
export function ClauseField({ name, label, days, by, problem, onClause }: ClauseFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? String(days ?? '')
  const isReadable = text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= mostDays)
  const commit = () => {
    if (typed === null || !isReadable) return
    const next = typed === '' ? null : Number(typed)
    if (next !== days) onClause({ days: next, by: next === null ? by : null })
    setTyped(null)
  }
  return (
    <fieldset>
      <legend className="text-14 font-semibold">{label}</legend>
      <div className="mt-1 grid grid-cols-2 items-start gap-3">
        <Field
          label="Days after contract"
          error={isReadable ? undefined : `Give whole days from 0 to ${mostDays}, or leave it empty`}
        >
          <NumberInput
            data-field={`${name}Days`}
            maxLength={4}
            value={text}
            onChange={({ target }) => setTyped(target.value.trim())}
            onBlur={commit}
            onKeyDown={({ key }) => key === 'Enter' && commit()}
          />
        </Field>
        <DayField
          name={`${name}By`}
          label="or on"
          value={by}
          problem={problem}
          onDay={(day) => onClause({ by: day, days: day === null ? days : null })}
        />
      </div>
    </fieldset>
  )
}

const mostDays = 365
