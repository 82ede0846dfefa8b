import * as z from 'zod/mini'
import { defineEvent } from '../define-event.ts'
import { Id, Instant, OrNull } from '../fields.ts'
import { Plan, SubscriptionStatus } from '../models/plan.ts'

export const SubscriptionChanged = defineEvent('billing', 'SubscriptionChanged', {
  summary: 'What a buyer pays for has changed: plan, status, or when it ends.',
  data: z.object({
    userId: Id,
    /** Increments; the highest wins. */
    version: z.int(),
    plan: Plan,
    status: SubscriptionStatus,
    currentPeriodEnd: OrNull(Instant),
    cancelAtPeriodEnd: z.boolean(),
  }),
})
