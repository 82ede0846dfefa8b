import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Field } from '@/components/ui/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { type CardErrors, type CardForm, cvcLengthOf, formatCardNumber, formatExpiry } from './card-form.ts'

interface CardFieldsProps {
  card: CardForm
  errors: CardErrors
  onChange: (card: CardForm) => void
}

export function CardFields({ card, errors, onChange }: CardFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5">
      <Field label="Card number" error={errors.number} className="col-span-2">
        <DigitsInput
          name="cardnumber"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          value={card.number}
          format={formatCardNumber}
          onChange={(number) => onChange({ ...card, number })}
        />
      </Field>
      <Field label="Expiry date" error={errors.expiry}>
        <DigitsInput
          name="exp-date"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          value={card.expiry}
          format={formatExpiry}
          onChange={(expiry) => onChange({ ...card, expiry })}
        />
      </Field>
      <Field label="Security code (CVC)" error={errors.cvc}>
        <DigitsInput
          name="cvc"
          autoComplete="cc-csc"
          placeholder={cvcLengthOf(card.number) === 4 ? '1234' : '123'}
          value={card.cvc}
          format={(typed) => typed.replace(/\D/g, '').slice(0, cvcLengthOf(card.number))}
          onChange={(cvc) => onChange({ ...card, cvc })}
        />
      </Field>
    </div>
  )
}

interface DigitsInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  value: string
  format: (typed: string) => string
  onChange: (value: string) => void
}

/** An input that groups digits while typing; the caret stays after the same digit. */
const DigitsInput = ({ value, format, onChange, ...rest }: DigitsInputProps) => {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const end = target.selectionStart ?? target.value.length
    const formatted = format(target.value)
    caret.current = end === target.value.length ? null : placeBehind(digitsIn(target.value.slice(0, end)), formatted)
    onChange(formatted)
  }
  return <Input ref={input} inputMode="numeric" value={value} onChange={change} {...rest} className="tabular-nums" />
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length

const placeBehind = (digits: number, text: string): number => {
  const place = Array.from(text).findIndex((_, index) => digitsIn(text.slice(0, index)) === digits)
  return place === -1 ? text.length : place
}
