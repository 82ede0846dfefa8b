import { type WalkAway, walkAwayReasonMaxLength } from '@verandah/contracts'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { AmountField } from '@/components/ui/amount-field.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { amountIn } from '@/lib/amounts.ts'
import { homePriceProblem } from '@/lib/home-price.ts'

export type WalkAwayDraft = Record<'price' | 'reason', string>

interface WalkAwayFormProps {
  draft: WalkAwayDraft
  isPrivate: boolean
  onDraft: (draft: WalkAwayDraft) => void
  isFocused: boolean
  onSave: (walkAway: WalkAway) => void
  onCancel?: () => void
}

export function WalkAwayForm({ draft, isPrivate, onDraft, isFocused, onSave, onCancel }: WalkAwayFormProps) {
  const { price, reason } = draft
  const [isRefused, setRefused] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusPrice = () => form.current?.querySelector('input')?.focus()
  useEffect(() => {
    if (isFocused) focusPrice()
  }, [isFocused])
  const problem = homePriceProblem(price, 'price')
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const amount = amountIn('money', price)
    setRefused(problem !== undefined)
    if (problem !== undefined || amount === undefined) focusPrice()
    else onSave({ price: amount, reason: reason.trim(), isPrivate })
  }
  return (
    <form ref={form} noValidate aria-label="Your walk-away price" onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <AmountField
          label="Walk-away price"
          kind="money"
          hint="You stop bidding here. You can type 780k."
          value={price}
          onTextChange={(text) => onDraft({ price: text, reason })}
          error={isRefused ? problem : undefined}
        />
        <Field label="Reason (optional)" hint="What you tell yourself on the day.">
          <Input
            autoComplete="off"
            maxLength={walkAwayReasonMaxLength}
            value={reason}
            onChange={({ target }) => onDraft({ price, reason: target.value })}
          />
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary">
          Save walk-away price
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
