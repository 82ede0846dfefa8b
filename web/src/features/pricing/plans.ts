import { type PaidPlan, type Plan, planPrices } from '@verandah/contracts'

interface OfferedPlan {
  plan: Plan
  price: string
  period: string
  choose: string
  badge?: string
  note: string
}

export interface PlanChange {
  from: PaidPlan
  to: PaidPlan
}

const priceOf = (plan: PaidPlan): string => `$${planPrices[plan].amountCents / 100}`

export const offeredPlans: readonly OfferedPlan[] = [
  { plan: 'free_trial', price: '$0', period: '/ week', choose: 'Start Free Trial', note: '7 days, no card needed.' },
  {
    plan: 'quarterly',
    price: priceOf('quarterly'),
    period: '/ 3 months',
    choose: 'Choose Quarterly',
    note: 'About as long as most people look.',
  },
  {
    plan: 'annual',
    price: priceOf('annual'),
    period: '/ year',
    choose: 'Choose Annual',
    badge: 'Save over 15%',
    note: 'For taking your time.',
  },
]

export const planFeatures = [
  'Advanced property scoring',
  'Unlimited comparisons',
  'E-mail notifications for new matches',
  'Save favourite properties',
  'Property insights and analytics',
] as const
