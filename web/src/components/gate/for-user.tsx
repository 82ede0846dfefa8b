import { useQuery } from '@tanstack/react-query'
import { type CurrentUser, isOpenTo, paths, type SubscriptionView, trialEndsAt } from '@verandah/contracts'
import { Lock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Failure } from '@/components/ui/answered.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { PageSpinner } from '@/components/ui/spinner.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { subscriptionQuery } from '@/lib/endpoints/subscription.ts'
import { longDateText } from '@/lib/format.ts'
import { planNames } from '@/lib/plan-names.ts'
import { ownerId } from '@/lib/storage/local.ts'

interface ForUserProps {
  readonly children: (user: CurrentUser) => ReactNode
}

/** Guards content for signed-in users. Redirects visitors to log in and back; shows a spinner while the user loads. */
export const ForUser = ({ children }: ForUserProps) => {
  const { data: user, error, refetch } = useCurrentUser()
  const { pathname, search, hash } = useLocation()
  const [hasShown, setShown] = useState(false)
  if (user && !hasShown) setShown(true)
  if (user === null) {
    // An explicit log-out clears the owner, so no redirect back; an expired session keeps it.
    const hasLeft = hasShown && ownerId.read() === null
    return <Navigate to={paths.auth.href(hasLeft ? {} : { redirectTo: `${pathname}${search}${hash}` })} replace />
  }
  if (user !== undefined) return children(user)
  if (error === null) return <PageSpinner label="Opening your account…" />
  return <Failure title="We could not open your account" onRetry={refetch} error={error} className="py-24" />
}

/** Guards premium screens, for signed-in users with an active plan in their household. */
export const SubscriptionGate = ({ children }: { children: ReactNode }) => (
  <ForUser>{(user) => (isOpenTo(user, new Date()) ? children : <AskBilling>{children}</AskBilling>)}</ForUser>
)

/**
 * Asks billing before refusing access, because the cached user may predate a payment. Also used after the
 * server has refused.
 */
export const AskBilling = ({ children }: { children: ReactNode }) => {
  const { data: subscription, isPending } = useQuery({ ...subscriptionQuery, refetchOnMount: 'always' })
  if (isPending) return <PageSpinner label="Checking your plan…" />
  return subscription?.isActive === true ? children : <SubscriptionRequired subscription={subscription} />
}

const title = 'Subscription Required'

/** Shown instead of a premium screen. */
const SubscriptionRequired = ({ subscription }: { subscription: SubscriptionView | undefined }) => {
  const { data: user } = useCurrentUser()
  const reason = user ? whyClosed(user, subscription) : undefined
  return (
    <Page title={title} width="narrow" className="flex flex-col items-center gap-3 py-20 text-center">
      <Lock aria-hidden className="size-9 text-ink-faint" strokeWidth={1.5} />
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

/** Returns why access is refused, from billing if it answered; undefined if unknown. */
const whyClosed = (user: CurrentUser, subscription: SubscriptionView | undefined): string | undefined => {
  const plan = subscription?.plan ?? user.plan
  const status = subscription?.status ?? user.subscriptionStatus
  if (plan === 'free_trial') return trialEnded(subscription?.trialEndsAt ?? trialEndsAt(user.createdAt).toISOString())
  if (status === 'active') return undefined
  if (status !== 'cancelled') return 'Your payment has not gone through.'
  const end = subscription?.currentPeriodEnd ?? null
  return `Your ${planNames[plan]} plan ${end === null ? 'has ended' : `ended on ${longDateText(end)}`}.`
}

const trialEnded = (end: string): string | undefined =>
  Date.parse(end) <= Date.now() ? `Your trial ended on ${longDateText(end)}.` : undefined
