import { useState } from 'react'
import { AmountField } from '@/components/ui/amount-field.tsx'
import { Field } from '@/components/ui/field.tsx'
import { NumberInput } from '@/components/ui/input.tsx'
import type { BuyerFieldsProps } from './buyer-fields-props.ts'

/** Share, income and age: what only some rules ask. Open where one of them is said or refused. */
export function MoreOfBuyer({ buyer: { share, income, age }, place, problems, onChange }: BuyerFieldsProps) {
  const problemOf = (name: string) => problems[`buyers.${place}.${name}`]
  const [isOpen, setOpen] = useState([share, income, age].some((text) => text !== ''))
  const isRefused = ['sharePercent', 'income', 'age'].some((name) => problemOf(name) !== undefined)
  return (
    <details
      open={isOpen || isRefused}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="sm:col-span-2"
    >
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-14 text-eucalypt underline decoration-1 underline-offset-4">
        More: share, income, age
      </summary>
      <div className="grid items-start gap-5 pt-2 sm:grid-cols-3">
        <Field label="Share, % of the title" hint="Empty: equal shares." error={problemOf('sharePercent')}>
          <NumberInput
            inputMode="decimal"
            maxLength={12}
            value={share}
            onChange={({ target }) => onChange({ share: target.value })}
          />
        </Field>
        <AmountField
          label="Income a year, before tax"
          kind="money"
          isLikelierOffered={false}
          hint="Some help has an income limit."
          value={income}
          onTextChange={(text) => onChange({ income: text })}
          error={problemOf('income')}
        />
        <Field label="Age" error={problemOf('age')}>
          <NumberInput maxLength={3} value={age} onChange={({ target }) => onChange({ age: target.value })} />
        </Field>
      </div>
    </details>
  )
}
