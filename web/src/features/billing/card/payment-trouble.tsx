import { paths } from '@verandah/contracts'
import { Link } from 'react-router-dom'

/** Why a payment failed, or that its outcome is unknown. */
export function PaymentTrouble({ trouble: { kind, reason } }: { trouble: Trouble }) {
  return (
    <div role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-14 text-danger">
      {kind === 'declined' ? <Declined reason={reason} /> : <Unheard reason={reason} />}
    </div>
  )
}

const link = 'font-semibold underline underline-offset-4'

const Declined = ({ reason }: { reason: string }) => (
  <>
    <p className="font-semibold">The payment did not go through</p>
    <p className="mt-0.5">
      {reason} Nothing was charged. Check the card or use another one, or{' '}
      <Link to={paths.pricing} className={link}>
        choose a plan again
      </Link>
      .
    </p>
  </>
)

const Unheard = ({ reason }: { reason: string }) => (
  <>
    <p className="font-semibold">We couldn’t confirm whether your payment went through</p>
    <p className="mt-0.5">
      {reason} Look at your{' '}
      <Link to={paths.subscription} className={link}>
        billing history
      </Link>{' '}
      before you pay again.
    </p>
  </>
)

/** `declined`: the bank refused. `unheard`: the outcome is unknown, so the card may have been charged. */
export interface Trouble {
  kind: 'declined' | 'unheard'
  reason: string
}

export function declined(reason: string | undefined): Trouble {
  return {
    kind: 'declined',
    reason: reason ?? 'Your bank declined this card.',
  }
}

export function unheard(reason: string | undefined): Trouble {
  return { kind: 'unheard', reason: reason ?? '' }
}
