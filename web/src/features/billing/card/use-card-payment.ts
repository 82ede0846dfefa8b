import { useMutation } from '@tanstack/react-query'
import {
  authenticateLocalCard,
  type BodyInput,
  type LocalPaymentReply,
  type PaidPlan,
  payWithLocalCard,
} from '@verandah/contracts'
import { useState } from 'react'
import { problemOf } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { useWasPaid } from '../use-was-paid.ts'
import { cardErrorsOf, type CardForm, emptyCard, paymentOf } from './card-form.ts'
import { declined, type Trouble, unheard } from './payment-trouble.tsx'

interface Paying {
  clientSecret: string
  plan: PaidPlan
  onPaid: () => void
}

export function useCardPayment({ clientSecret, plan, onPaid }: Paying) {
  const [card, setCard] = useState(emptyCard)
  const [isChecked, setChecked] = useState(false)
  const [isBankAsking, setBankAsking] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const wasPaid = useWasPaid(plan)
  const resolveUnheard = async (error: Error) => {
    if (await wasPaid()) onPaid()
    else setTrouble(unheard(problemOf(error)?.detail))
  }
  const payment = usePayWithCard(resolveUnheard)
  const bank = useAnswerBank(resolveUnheard)

  const finish = ({ status, message }: LocalPaymentReply) => {
    setBankAsking(status === 'requires_action')
    setTrouble(status === 'declined' ? declined(message) : null)
    if (status === 'succeeded') onPaid()
  }
  /** Returns false if the input has errors. */
  const pay = (): boolean => {
    setChecked(true)
    const body = paymentOf(card, { clientSecret, now: new Date() })
    if (body === null) return false
    setTrouble(null)
    payment.mutate(body, { onSuccess: finish })
    return true
  }
  const answerBank = (outcome: 'approve' | 'refuse') => bank.mutate({ clientSecret, outcome }, { onSuccess: finish })
  return {
    card,
    errors: isChecked ? cardErrorsOf(card, new Date()) : {},
    change: (next: CardForm) => setCard(next),
    pay,
    isPaying: payment.isPending,
    isBankAsking,
    answerBank,
    answering: bank.isPending ? bank.variables.outcome : null,
    trouble,
  }
}

/** The mutation stays pending until this resolves. */
type Failing = (error: Error) => Promise<void>

/** Pays with a test card: succeeds, is declined, or requires 3-D Secure. */
const usePayWithCard = (onError: Failing) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof payWithLocalCard>) => callRoute(payWithLocalCard, { body }),
    onError,
  })

const useAnswerBank = (onError: Failing) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof authenticateLocalCard>) => callRoute(authenticateLocalCard, { body }),
    onError,
  })
