import { useState } from 'react'
import { AmountField } from '@/components/ui/amount-field.tsx'
import { Field } from '@/components/ui/field.tsx'
import { NumberInput, Select } from '@/components/ui/input.tsx'
import { Button } from '@/components/ui/button.tsx'
import { amountIn } from '@/lib/amounts.ts'
import type { MoneyForm } from '../money-form.ts'

interface DepositFieldProps {
  form: MoneyForm
  error: string | undefined
  onChange: (changed: Partial<MoneyForm>) => void
}

const units = [
  { value: 'dollars', label: '$' },
  { value: 'percent', label: '% of price' },
]

/** A deposit as an amount, or as a share of whatever price. */
export function DepositField({ form: { deposit, depositIn }, error, onChange }: DepositFieldProps) {
  const [isTyping, setTyping] = useState(false)
  const share = depositIn === 'dollars' && !isTyping ? likelierShare(deposit) : null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_9rem] items-start gap-x-2">
      {depositIn === 'percent' ? (
        <Field label="Deposit" hint="Your part of the price." error={error}>
          <NumberInput
            inputMode="decimal"
            name="deposit"
            placeholder="20"
            maxLength={12}
            value={deposit}
            onChange={({ target }) => onChange({ deposit: target.value })}
          />
        </Field>
      ) : (
        <AmountField
          label="Deposit"
          kind="money"
          isLikelierOffered={false}
          hint="Your part of the price."
          name="deposit"
          value={deposit}
          onTextChange={(text) => {
            setTyping(true)
            onChange({ deposit: text })
          }}
          onBlur={() => setTyping(false)}
          error={error}
        />
      )}
      <Select
        aria-label="Deposit in"
        className="mt-7.5"
        options={units}
        value={depositIn}
        onChange={({ target }) =>
          onChange({ depositIn: target.value === 'percent' ? 'percent' : 'dollars', deposit: '' })
        }
      />
      {share !== null && (
        <Button
          variant="link"
          size="text"
          className="col-span-2 justify-self-start"
          onClick={() => onChange({ depositIn: 'percent', deposit: String(share) })}
        >
          Did you mean {share}% of the price?
        </Button>
      )}
    </div>
  )
}

/** A deposit of so few dollars is likely a share of the price; null for others. */
const likelierShare = (text: string): number | null => {
  const dollars = amountIn('money', text) ?? 0
  return dollars > 0 && dollars <= 100 ? dollars : null
}
