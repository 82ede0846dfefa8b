import { useQuery } from '@tanstack/react-query'
import { isActive } from '@verandah/contracts'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { PageSpinner } from '@/components/ui/spinner.tsx'
import { errorText } from '@/lib/api/error-text.ts'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { subscriptionQuery } from '@/lib/endpoints/subscription.ts'
import { paths } from '@/lib/paths.ts'
import { SubscriptionRequired } from './subscription-required.tsx'

/** A premium screen: for who is signed in and has an active plan. Everybody else comes back after signing in. */
export const SubscriptionGate = ({ children }: { children: ReactNode }) => {
  const { data: user, error, refetch } = useCurrentUser()
  const { pathname, search } = useLocation()
  if (user === null) return <Navigate to={paths.auth({ redirectTo: `${pathname}${search}` })} replace />
  if (user !== undefined) return isActive(user, new Date()) ? children : <AskBilling>{children}</AskBilling>
  if (error === null) return <PageSpinner label="Opening your account…" />
  return (
    <Notice
      isError
      className="py-24"
      title="We could not open your account"
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      {errorText(error)}
    </Notice>
  )
}

/** What this page knows of the user may be older than a payment, so billing is asked before anybody is refused. */
const AskBilling = ({ children }: { children: ReactNode }) => {
  const { data: subscription, isPending } = useQuery({ ...subscriptionQuery, refetchOnMount: 'always' })
  if (isPending) return <PageSpinner label="Checking your plan…" />
  return subscription?.isActive === true ? children : <SubscriptionRequired />
}
