import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths.ts'

/** Why a payment did not go through, beside the card that may be changed. */
export const PaymentRefused = ({ reason }: { reason: string }) => (
  <div role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-14 text-danger">
    <p className="font-semibold">The payment did not go through</p>
    <p className="mt-0.5">
      {reason} Nothing was charged. Check the card or use another one, or{' '}
      <Link to={paths.pricing} className="font-semibold underline underline-offset-4">
        choose a plan again
      </Link>
      .
    </p>
  </div>
)
