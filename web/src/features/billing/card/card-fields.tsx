import { Field } from '@/components/ui/field.tsx'
import { formatExpiry } from './card-expiry.ts'
import type { CardErrors, CardForm } from './card-form.ts'
import { cvcLengthOf, formatCardNumber } from './card-number.ts'
import { DigitsInput } from './digits-input.tsx'

interface CardFieldsProps {
  card: CardForm
  errors: CardErrors
  onChange: (card: CardForm) => void
}

export const CardFields = ({ card, errors, onChange }: CardFieldsProps) => (
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
