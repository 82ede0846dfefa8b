import type { HomeBuyer } from '@verandah/contracts'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { FlagField } from '@/components/ui/flag-field.tsx'
import { Select } from '@/components/ui/input.tsx'
import type { BuyerFieldsProps } from './buyer-fields-props.ts'
import { MoreOfBuyer } from './more-of-buyer.tsx'
import { OwnedBefore } from './owned-before.tsx'

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
