import { useQuery } from '@tanstack/react-query'
import { type CurrentUser, paths, type SubscriptionView, trialEndsAt } from '@verandah/contracts'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { PageSpinner } from '@/components/ui/spinner.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { subscriptionQuery } from '@/lib/endpoints/subscription.ts'
import { longDateText } from '@/lib/format.ts'
import { planNames } from '@/lib/plan-names.ts'

/**
 * Asks billing before refusing access, because the cached user may predate a payment. Also used after the
 * server has refused.
 */
export function AskBilling({ children }: { children: ReactNode }) {
  const { data: subscription, isPending } = useQuery({ ...subscriptionQuery, refetchOnMount: 'always' })
  if (isPending) return <PageSpinner label="Checking your plan…" />
  return subscription?.isActive === true ? children : <SubscriptionRequired subscription={subscription} />
}

const title = 'Subscription Required'

const SubscriptionRequired = ({ subscription }: { subscription: SubscriptionView | undefined }) => {
  const { data: user } = useCurrentUser()
  const reason = user ? whyClosed(user, subscription) : undefined
  return (
    <Page title={title} width="narrow" className="flex flex-col items-center gap-3 py-20 text-center">
      <Lock className="size-9 text-ink-faint" strokeWidth={1.5} />
      <PageHeading>{title}</PageHeading>
      <p className="max-w-[52ch] text-ink-soft">
        This feature requires an active subscription plan. Please upgrade to access this premium feature.
      </p>
      {reason !== undefined && <p className="text-14 text-ink-soft">{reason}</p>}
      <ButtonLink to={paths.pricing} className="mt-4">
        View Subscription Plans
      </ButtonLink>
    </Page>
  )
}

const trialEndOf = (user: CurrentUser, subscription: SubscriptionView | undefined): string =>
  subscription?.trialEndsAt ?? trialEndsAt(user.createdAt).toISOString()

/** Returns why access is refused, from billing if it answered; undefined if unknown. */
const whyClosed = (user: CurrentUser, subscription: SubscriptionView | undefined): string | undefined => {
  const plan = subscription?.plan ?? user.plan
  const status = subscription?.status ?? user.subscriptionStatus
  if (plan === 'free_trial') return trialEnded(trialEndOf(user, subscription))
  if (status === 'active') return undefined
  if (status !== 'cancelled') return 'Your payment has not gone through.'
  return `Your ${planNames[plan]} plan ${endText(subscription?.currentPeriodEnd ?? null)}.`
}

const endText = (end: string | null): string => (end === null ? 'has ended' : `ended on ${longDateText(end)}`)

const trialEnded = (end: string): string | undefined =>
  Date.parse(end) <= Date.now() ? `Your trial ended on ${longDateText(end)}.` : undefined
