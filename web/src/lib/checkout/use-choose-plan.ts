import { paths, type Plan, type SubscriptionReply } from '@verandah/contracts'
import { useNavigate } from 'react-router-dom'
import { errorText, hasStatus } from '@/lib/api/api-error.ts'
import { logError } from '@/lib/log-error.ts'
import { planNames } from '@/lib/plan-names.ts'
import { forgetCheckout } from '@/lib/storage/local.ts'
import { toast } from '@/lib/toast.ts'
import { rememberCheckout, useCreateSubscription } from './checkout.ts'

const failed = 'Failed to setup subscription. Please try again.'

/** Starts the plan that a signed-in user chose, then opens the payment page or the page that is now available. */
export function useChoosePlan() {
  const navigate = useNavigate()
  const { mutate, isPending, variables } = useCreateSubscription()

  /** The reply's plan can differ from the chosen one: an overdue plan must be paid first. */
  const goOn = ({ clientSecret, amountDueCents, message, plan }: SubscriptionReply) => {
    if (clientSecret !== undefined && plan !== 'free_trial') {
      rememberCheckout({ clientSecret, plan, amountCents: amountDueCents })
      void navigate(paths.subscribe)
      return
    }
    forgetCheckout()
    const title = plan === 'free_trial' ? planNames.free_trial : `Your plan is now ${planNames[plan]}`
    toast({ title, ...(message === undefined ? {} : { description: message }) })
    void navigate(plan === 'free_trial' ? paths.searchResults.href() : paths.subscription)
  }
  const explain = (error: Error) => {
    logError('The subscription could not be created', error)
    toast({ title: 'Error', description: hasStatus(error, 409) ? errorText(error) : failed, variant: 'destructive' })
  }
  const choose = (plan: Plan) => mutate(plan, { onSuccess: goOn, onError: explain })
  return { choose, choosing: isPending ? variables : null }
}
