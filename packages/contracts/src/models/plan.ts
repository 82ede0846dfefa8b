import * as z from 'zod/mini'

export const Plan = z.enum(['free_trial', 'quarterly', 'annual'])
export type Plan = z.infer<typeof Plan>

export const SubscriptionStatus = z.enum(['inactive', 'active', 'past_due', 'cancelled'])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>
