import type { HomeBuyer } from '@verandah/contracts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { FlagField } from '@/components/ui/flag-field.tsx'
import { NumberInput, Select } from '@/components/ui/input.tsx'
import type { BuyerFieldsProps } from './buyer-fields-props.ts'
import { OwnedBefore } from './owned-before.tsx'
import { AmountField } from '@/components/ui/amount-field.tsx'

interface Removable {
  isFresh: boolean
  onRemove: () => void
}

export function BuyerFields({ isFresh, onRemove, ...fields }: BuyerFieldsProps & Removable) {
  const { buyer, place, onChange } = fields
  const root = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isFresh) root.current?.querySelector('select')?.focus()
  }, [isFresh])
  const name = `Buyer ${place + 1}`
  return (
    <li ref={root} className="py-5">
      <fieldset className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
        <legend className="float-left mb-1 flex w-full items-center justify-between font-semibold sm:col-span-2">
          {name}
        </legend>
        <Field label="Residency">
          <Select
            options={residencies}
            value={buyer.residency}
            onChange={({ target }) => onChange({ residency: target.value as HomeBuyer['residency'] })}
          />
        </Field>
        <OwnedBefore {...fields} />
        <FlagField
          label="Will live in the home"
          isOn={buyer.willLiveThere}
          onToggle={(willLiveThere) => onChange({ willLiveThere })}
          className="sm:col-span-2"
        />
        <MoreOfBuyer {...fields} />
        <Button
          variant="quiet"
          size="sm"
          className="-mt-2 -ml-4 justify-self-start sm:col-span-2"
          aria-label={`Remove ${name.toLowerCase()}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </fieldset>
    </li>
  )
}

const residencies: { value: HomeBuyer['residency']; label: string }[] = [
  { value: 'citizen', label: 'Australian citizen' },
  { value: 'permanentResident', label: 'Permanent resident' },
  { value: 'other', label: 'Neither: a visa, or abroad' },
]

/** Share, income and age: what only some rules ask. Open where one of them is said or refused. */
function MoreOfBuyer({ buyer: { share, income, age }, place, problems, onChange }: BuyerFieldsProps) {
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
