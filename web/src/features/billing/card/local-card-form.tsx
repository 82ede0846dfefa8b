import { type SyntheticEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button.tsx'
import { BankQuestion } from './bank-question.tsx'
import { CardFields } from './card-fields.tsx'
import { PaymentRefused } from './payment-refused.tsx'
import { TestCardHint } from './test-card-hint.tsx'
import { useCardPayment } from './use-card-payment.ts'

interface LocalCardFormProps {
  clientSecret: string
  amount: string
  onPaid: () => void
}

/** The card form of a product without a payment provider: it takes test cards. */
export const LocalCardForm = ({ clientSecret, amount, onPaid }: LocalCardFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const payment = useCardPayment({ clientSecret, onPaid })
  const { refusal, answering, isPaying } = payment
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const isSent = flushSync(payment.pay)
    if (!isSent) form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()
  }
  return (
    <div className="flex flex-col gap-5">
      {refusal !== null && <PaymentRefused reason={refusal} />}
      {payment.isBankAsking ? (
        <BankQuestion amount={amount} answering={answering} onAnswer={payment.answerBank} />
      ) : (
        <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
          <CardFields card={payment.card} errors={payment.errors} onChange={payment.change} />
          <TestCardHint />
          <Button type="submit" size="lg" isPending={isPaying}>
            {isPaying ? 'Paying…' : `Pay ${amount}`}
          </Button>
        </form>
      )}
    </div>
  )
}
