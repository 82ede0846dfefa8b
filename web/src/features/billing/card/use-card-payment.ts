import type { LocalPaymentReply } from '@verandah/contracts'
import { useState } from 'react'
import { errorText } from '@/lib/api/error-text.ts'
import { useAnswerBank, usePayWithCard } from '../api/pay-with-card.ts'
import { type CardForm, cardErrorsOf, emptyCard, paymentOf } from './card-form.ts'

interface Paying {
  clientSecret: string
  onPaid: () => void
}

/** One payment with a card: what is typed, whether the bank asks, and why it did not go through. */
export const useCardPayment = ({ clientSecret, onPaid }: Paying) => {
  const [card, setCard] = useState(emptyCard)
  const [isChecked, setChecked] = useState(false)
  const [isBankAsking, setBankAsking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const payment = usePayWithCard()
  const bank = useAnswerBank()

  const settle = ({ status, message }: LocalPaymentReply) => {
    setBankAsking(status === 'requires_action')
    setRefusal(status === 'declined' ? (message ?? 'Your bank declined this card.') : null)
    if (status === 'succeeded') onPaid()
  }
  const callbacks = { onSuccess: settle, onError: (error: Error) => setRefusal(errorText(error)) }
  /** Gives false when something must be corrected first. */
  const pay = (): boolean => {
    setChecked(true)
    const body = paymentOf(card, { clientSecret, now: new Date() })
    if (body === null) return false
    setRefusal(null)
    payment.mutate(body, callbacks)
    return true
  }
  const answerBank = (outcome: 'approve' | 'refuse') => bank.mutate({ clientSecret, outcome }, callbacks)
  return {
    card,
    errors: isChecked ? cardErrorsOf(card, new Date()) : {},
    change: (next: CardForm) => setCard(next),
    pay,
    isPaying: payment.isPending,
    isBankAsking,
    answerBank,
    answering: bank.isPending ? bank.variables.outcome : null,
    refusal,
  }
}
