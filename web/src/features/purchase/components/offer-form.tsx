import { offerTextMaxLength, type PurchaseOffer } from '@verandah/contracts'
import { instantOf, wallClockOf } from '@verandah/local-time'
import { useRef, useState } from 'react'
import { AmountField } from '@/components/ui/amount-field.tsx'
import { Field } from '@/components/ui/field.tsx'
import { Input, Select, Textarea } from '@/components/ui/input.tsx'
import { amountIn } from '@/lib/amounts.ts'
import { homePriceProblem } from '@/lib/home-price.ts'
import { useUnsaved } from '@/lib/storage/use-unsaved.ts'
import { EntryForm } from './entry-form.tsx'
import type { EntryFormOf } from './entry-list.tsx'

interface OfferFormProps extends EntryFormOf<PurchaseOffer> {
  /** Null: a new one. */
  offer: PurchaseOffer | null
  today: string
  timeZone: string
}

interface Draft extends Pick<PurchaseOffer, 'by' | 'madeOn' | 'conditions' | 'note'> {
  amount: string
  /** YYYY-MM-DDTHH:MM where the home is; empty: until it is withdrawn. */
  expires: string
}

const makers = [
  { value: 'buyer', label: 'You offered' },
  { value: 'seller', label: 'The seller offered' },
]

export function OfferForm({ offer, today, timeZone, id, keptAs, onSave, onCancel }: OfferFormProps) {
  const initial = draftOf(offer, today, timeZone)
  const { edited, setEdited, discard } = useUnsaved<Draft>(keptAs, initial)
  const draft = edited ?? initial
  const expiry = useRef<HTMLInputElement>(null)
  const [isExpiryWhole, setExpiryWhole] = useState(true)
  const change = (patch: Partial<Draft>) => setEdited({ ...draft, ...patch })
  const cancel = () => {
    discard()
    onCancel()
  }
  const submit = () => {
    // A day without a time has no value, as an empty field has none.
    const isWhole = expiry.current?.validity.valid !== false
    setExpiryWhole(isWhole)
    const made = isWhole ? offerOf(draft, { id, reply: offer?.reply ?? 'open' }, timeZone) : null
    if (made !== null) onSave(made)
    return made !== null
  }
  return (
    <EntryForm what="offer" isNew={offer === null} onSubmit={submit} onCancel={cancel}>
      {(isRefused) => (
        <>
          <Field label="Who">
            <Select
              options={makers}
              value={draft.by}
              onChange={({ target }) => change({ by: target.value === 'seller' ? 'seller' : 'buyer' })}
            />
          </Field>
          <AmountField
            label="Amount"
            kind="money"
            value={draft.amount}
            onTextChange={(amount) => change({ amount })}
            isLikelierOffered={false}
            error={isRefused ? homePriceProblem(draft.amount, 'price') : undefined}
          />
          <Field label="Made on" error={isRefused && draft.madeOn === '' ? 'Enter a day' : undefined}>
            <Input
              type="date"
              min="2000-01-01"
              max="2099-12-31"
              value={draft.madeOn}
              onChange={({ target }) => change({ madeOn: target.value })}
            />
          </Field>
          <Field
            label="Expires (optional)"
            error={isExpiryWhole ? undefined : 'Enter a day and a time, or leave it empty'}
          >
            <Input
              ref={expiry}
              type="datetime-local"
              min="2000-01-01T00:00"
              max="2099-12-31T23:59"
              value={draft.expires}
              onChange={({ target }) => change({ expires: target.value })}
            />
          </Field>
          <Words
            label="Conditions (optional)"
            text={draft.conditions}
            onText={(conditions) => change({ conditions })}
          />
          <Words label="Note (optional)" text={draft.note} onText={(note) => change({ note })} />
        </>
      )}
    </EntryForm>
  )
}

interface WordsProps {
  label: string
  text: string
  onText: (text: string) => void
}

const Words = ({ label, text, onText }: WordsProps) => (
  <Field label={label}>
    <Textarea rows={2} maxLength={offerTextMaxLength} value={text} onChange={({ target }) => onText(target.value)} />
  </Field>
)

const draftOf = (offer: PurchaseOffer | null, today: string, timeZone: string): Draft => {
  if (offer === null) return { by: 'buyer', amount: '', madeOn: today, expires: '', conditions: '', note: '' }
  const { by, amountAud, madeOn, expiresAt, conditions, note } = offer
  const expires = expiresAt ? wallClockOf(expiresAt, timeZone) : null
  return {
    by,
    amount: String(amountAud),
    madeOn,
    expires: expires === null ? '' : `${expires.date}T${expires.time}`,
    conditions,
    note,
  }
}

/** The offer of a form; null while its amount cannot be read. */
const offerOf = (draft: Draft, kept: Pick<PurchaseOffer, 'id' | 'reply'>, timeZone: string): PurchaseOffer | null => {
  const amountAud = amountIn('money', draft.amount)
  if (amountAud === undefined || homePriceProblem(draft.amount, 'price') !== undefined || draft.madeOn === '')
    return null
  return {
    ...kept,
    by: draft.by,
    amountAud,
    madeOn: draft.madeOn,
    expiresAt: draft.expires === '' ? null : instantOf(draft.expires, timeZone),
    conditions: draft.conditions.trim(),
    note: draft.note.trim(),
  }
}
