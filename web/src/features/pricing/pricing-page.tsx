import { type CurrentUser, isActive, paths, type Plan, trialEndsAt } from '@verandah/contracts'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/components/ui/cn.ts'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { usePreparedToasts } from '@/components/ui/toast-region.tsx'
import { useChoosePlan } from '@/lib/checkout/use-choose-plan.ts'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { planNames } from '@/lib/plan-names.ts'
import { PlanCard } from './components/plan-card.tsx'
import { offeredPlans, type PlanChange } from './plans.ts'

const ChangePlanDialog = lazy(async () => ({
  default: (await import('./components/change-plan-dialog.tsx')).ChangePlanDialog,
}))

export function PricingPage() {
  usePreparedToasts()
  const { data: user } = useCurrentUser()
  const { press, change, choose, keep, choosing } = useAskedChoice(user)
  const isSignedIn = user !== null && user !== undefined
  const current = isSignedIn && isActive(user, new Date()) ? user.plan : null
  const hasHadTrial = isSignedIn && trialEndsAt(user.createdAt) <= new Date()
  return (
    <Page
      title="Plans and pricing"
      description="Every Verandah plan includes everything: seven days free, then $30 for three months or $100 for a year."
    >
      <PageHeading>Plans and pricing</PageHeading>
      <p className="mt-1 mb-7 max-w-[60ch] text-ink-soft">
        Every plan includes everything. Try it for a week, then pay for as long as you’re looking.
      </p>
      {isSignedIn && <PlanBanner user={user} isCurrent={current !== null} />}
      <ul className="grid items-stretch gap-5 lg:grid-cols-3">
        {offeredPlans.map((offered) => (
          <PlanCard
            key={offered.plan}
            offered={offered}
            isCurrent={offered.plan === current}
            isUsed={offered.plan === 'free_trial' && current !== 'free_trial' && hasHadTrial}
            isChoosing={offered.plan === choosing}
            isDisabled={choosing !== null}
            {...(isSignedIn ? { onChoose: press } : {})}
          />
        ))}
      </ul>
      <p className="mt-6 max-w-[70ch] text-14 text-ink-faint">
        Prices are in Australian dollars and include GST. Paid plans renew automatically until you cancel. If you
        cancel, your plan stays open until the end of the period you’ve paid for.
      </p>
      <Suspense>
        {change !== null && (
          <ChangePlanDialog
            change={change}
            isChanging={choosing !== null}
            onConfirm={() => choose(change.to)}
            onClose={keep}
          />
        )}
      </Suspense>
    </Page>
  )
}

/** An unpaid or expired plan does not count as current. */
const PlanBanner = ({ user, isCurrent }: { user: CurrentUser; isCurrent: boolean }) => (
  <div
    className={cn(
      'mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-lg px-5 py-3',
      isCurrent ? 'bg-eucalypt-soft' : 'bg-ochre-soft',
    )}
  >
    <p>
      {isCurrent && 'Your current plan: '}
      <strong className="font-semibold">{planNames[user.plan]}</strong>
      {!isCurrent && (hasEnded(user) ? ': this plan has ended.' : ': your payment has not gone through.')}
    </p>
    <Link
      to={paths.subscription}
      className="min-h-11 content-center font-semibold text-eucalypt-strong underline decoration-1 underline-offset-4"
    >
      Manage your subscription
    </Link>
  </div>
)

const hasEnded = ({ plan, subscriptionStatus }: CurrentUser): boolean =>
  plan === 'free_trial' || subscriptionStatus === 'cancelled'

/** Chooses a plan. Asks for confirmation before switching an active paid plan, because its card is charged at once. */
const useAskedChoice = (user: CurrentUser | null | undefined) => {
  const { choose, choosing } = useChoosePlan()
  const [change, setChange] = useState<PlanChange | null>(null)
  const press = (to: Plan) => {
    const from = user?.subscriptionStatus === 'active' ? user.plan : 'free_trial'
    if (from === 'free_trial' || to === 'free_trial') choose(to)
    else setChange({ from, to })
  }
  return { press, change, choose, keep: () => setChange(null), choosing }
}
