import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button.tsx'

interface BankQuestionProps {
  amount: string
  answering: 'approve' | 'refuse' | null
  onAnswer: (outcome: 'approve' | 'refuse') => void
}

/** 3-D Secure: the bank wants to hear from the buyer before it pays. */
export const BankQuestion = ({ amount, answering, onAnswer }: BankQuestionProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="group" aria-labelledby="bank-title" className="animate-enter">
      <h2 id="bank-title" ref={heading} tabIndex={-1} className="text-20 outline-none">
        Your bank wants to check that it is you
      </h2>
      <p className="mt-1 max-w-[52ch] text-ink-soft">
        Approve {amount} to Verandah to finish. If you did not expect this, refuse it; nothing is charged then.
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
