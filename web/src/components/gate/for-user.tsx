import { useQuery } from '@tanstack/react-query'
import { type CurrentUser, isActive, paths } from '@verandah/contracts'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Failure } from '@/components/ui/answered.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { PageSpinner } from '@/components/ui/spinner.tsx'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { subscriptionQuery } from '@/lib/endpoints/subscription.ts'

interface ForUserProps {
  /** Where a visitor goes. */
  readonly elsewhere: string
  readonly children: (user: CurrentUser) => ReactNode
}

/** What only a signed-in user sees; it says so while the server is asked who is there, and where that fails. */
export const ForUser = ({ elsewhere, children }: ForUserProps) => {
  const { data: user, error, refetch } = useCurrentUser()
  if (user === null) return <Navigate to={elsewhere} replace />
  if (user !== undefined) return children(user)
  if (error === null) return <PageSpinner label="Opening your account…" />
  return <Failure title="We could not open your account" onRetry={refetch} error={error} className="py-24" />
}

/** A premium screen: for who is signed in and has an active plan. Everybody else comes back after signing in. */
export const SubscriptionGate = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation()
  return (
    <ForUser elsewhere={paths.auth.href({ redirectTo: `${pathname}${search}` })}>
      {(user) => (isActive(user, new Date()) ? children : <AskBilling>{children}</AskBilling>)}
    </ForUser>
  )
}

/** What this page knows of the user may be older than a payment, so billing is asked before anybody is refused. */
const AskBilling = ({ children }: { children: ReactNode }) => {
  const { data: subscription, isPending } = useQuery({ ...subscriptionQuery, refetchOnMount: 'always' })
  if (isPending) return <PageSpinner label="Checking your plan…" />
  return subscription?.isActive === true ? children : <SubscriptionRequired />
}

const title = 'Subscription Required'

/** Stands in the place of a premium screen. */
const SubscriptionRequired = () => (
  <Page title={title} width="narrow" className="flex flex-col items-center gap-3 py-20 text-center">
    <Lock aria-hidden className="size-9 text-ink-faint" strokeWidth={1.5} />
    <PageHeading>{title}</PageHeading>
    <p className="max-w-[52ch] text-ink-soft">
      This feature requires an active subscription plan. Please upgrade to access this premium feature.
    </p>
    <p className="text-14 text-ink-faint">Your free trial may have expired.</p>
    <ButtonLink to={paths.pricing} className="mt-4">
      View Subscription Plans
    </ButtonLink>
  </Page>
)
