import type { PaidPlan } from '@verandah/contracts'
import { type SyntheticEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button.tsx'
import { BankQuestion } from './bank-question.tsx'
import { CardFields } from './card-fields.tsx'
import { PaymentTrouble } from './payment-trouble.tsx'
import { TestCardHint } from './test-card-hint.tsx'
import { useCardPayment } from './use-card-payment.ts'

interface LocalCardFormProps {
  clientSecret: string
  plan: PaidPlan
  amount: string
  onPaid: () => void
}

/** The card form of a product without a payment provider: it takes test cards. */
export const LocalCardForm = ({ clientSecret, plan, amount, onPaid }: LocalCardFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const payment = useCardPayment({ clientSecret, plan, onPaid })
  const { trouble, answering, isPaying } = payment
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const isSent = flushSync(payment.pay)
    if (!isSent) form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus()
  }
  return (
    <div className="flex flex-col gap-5">
      {trouble !== null && <PaymentTrouble trouble={trouble} />}
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
