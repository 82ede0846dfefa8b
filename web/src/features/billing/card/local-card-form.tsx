import type { PaidPlan } from '@verandah/contracts'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button.tsx'
import { CardFields } from './card-fields.tsx'
import { PaymentTrouble } from './payment-trouble.tsx'
import { useCardPayment } from './use-card-payment.ts'

interface LocalCardFormProps {
  clientSecret: string
  plan: PaidPlan
  amount: string
  onPaid: () => void
}

/** The card form without a payment provider: accepts test cards. */
export function LocalCardForm({ clientSecret, plan, amount, onPaid }: LocalCardFormProps) {
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
          <Button type="submit" size="lg" busy={isPaying && 'Paying…'}>
            Pay {amount}
          </Button>
        </form>
      )}
    </div>
  )
}

const TestCardHint = () => (
  <div role="note" className="rounded-md bg-sunken px-4 py-3 text-14 text-ink-soft">
    <p>
      <strong className="font-semibold text-ink">Test payments.</strong> No money moves. Use{' '}
      <span className="whitespace-nowrap tabular-nums">4242 4242 4242 4242</span>, any future date and any code.
    </p>
    <p className="mt-1.5">
      <span className="whitespace-nowrap tabular-nums">4000 0025 0000 3155</span> makes the bank ask first,{' '}
      <span className="whitespace-nowrap tabular-nums">4000 0000 0000 0002</span> is declined.
    </p>
  </div>
)

interface BankQuestionProps {
  amount: string
  answering: 'approve' | 'refuse' | null
  onAnswer: (outcome: 'approve' | 'refuse') => void
}

/** 3-D Secure: the bank asks the buyer to confirm the payment. */
const BankQuestion = ({ amount, answering, onAnswer }: BankQuestionProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="group" aria-labelledby="bank-title" className="animate-enter">
      <h2 id="bank-title" ref={heading} tabIndex={-1} className="text-20 outline-none">
        Your bank wants to check it’s you
      </h2>
      <p className="mt-1 max-w-[52ch] text-ink-soft">
        Approve {amount} to Verandah to finish. If you didn’t expect this, refuse it and you won’t be charged.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button isPending={answering === 'approve'} disabled={answering !== null} onClick={() => onAnswer('approve')}>
          Approve payment
        </Button>
        <Button
          variant="secondary"
          isPending={answering === 'refuse'}
          disabled={answering !== null}
          onClick={() => onAnswer('refuse')}
        >
          Refuse
        </Button>
      </div>
    </div>
  )
}
