import { useQuery } from '@tanstack/react-query'
import { isActive } from '@verandah/contracts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageSpinner } from '@/components/ui/spinner.tsx'
import { subscriptionQuery } from '@/lib/endpoints/subscription.ts'
import { paths } from '@/lib/paths.ts'
import { ForUser } from './for-user.tsx'
import { SubscriptionRequired } from './subscription-required.tsx'

/** A premium screen: for who is signed in and has an active plan. Everybody else comes back after signing in. */
export const SubscriptionGate = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation()
  return (
    <ForUser elsewhere={paths.auth({ redirectTo: `${pathname}${search}` })}>
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
