import { useQuery } from '@tanstack/react-query'
import { type CurrentUser, isActive, paths, type SubscriptionView, trialEndsAt } from '@verandah/contracts'
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

/** What only a signed-in user sees. A visitor signs in and comes back; while the server is asked who is there, the page says so. */
export const ForUser = ({ children }: ForUserProps) => {
  const { data: user, error, refetch } = useCurrentUser()
  const { pathname, search, hash } = useLocation()
  const [hasShown, setShown] = useState(false)
  if (user && !hasShown) setShown(true)
  if (user === null) {
    // Whoever logs out asked for no page; a session that ends by itself leaves its owner known.
    const hasLeft = hasShown && ownerId.read() === null
    return <Navigate to={paths.auth.href(hasLeft ? {} : { redirectTo: `${pathname}${search}${hash}` })} replace />
  }
  if (user !== undefined) return children(user)
  if (error === null) return <PageSpinner label="Opening your account…" />
  return <Failure title="We could not open your account" onRetry={refetch} error={error} className="py-24" />
}

/** A premium screen: for who is signed in and has an active plan. */
export const SubscriptionGate = ({ children }: { children: ReactNode }) => (
  <ForUser>{(user) => (isActive(user, new Date()) ? children : <AskBilling>{children}</AskBilling>)}</ForUser>
)

/** What this page knows of the user may be older than a payment, so billing is asked before anybody is refused; also once the server has refused. */
export const AskBilling = ({ children }: { children: ReactNode }) => {
  const { data: subscription, isPending } = useQuery({ ...subscriptionQuery, refetchOnMount: 'always' })
  if (isPending) return <PageSpinner label="Checking your plan…" />
  return subscription?.isActive === true ? children : <SubscriptionRequired subscription={subscription} />
}

const title = 'Subscription Required'

/** Stands in the place of a premium screen. */
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

/** The true reason, by billing where it answered; none where nobody knows one. */
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
