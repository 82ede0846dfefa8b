import * as z from 'zod/mini'
import { defineEvent } from '../define-event.ts'
import { Id, Instant, OrNull } from '../fields.ts'
import { Plan, SubscriptionStatus } from '../models/plan.ts'
import { deletionReceiptOf, exportPartOf } from '../models/user-data.ts'

export const SubscriptionChanged = defineEvent('SubscriptionChanged', {
  owner: 'billing',
  version: 1,
  summary: 'What a buyer pays for has changed: plan, status, or when it ends.',
  data: z.object({
    userId: Id,
    /** Moves by one; the newest wins. */
    version: z.int(),
    plan: Plan,
    status: SubscriptionStatus,
    currentPeriodEnd: OrNull(Instant),
    cancelAtPeriodEnd: z.boolean(),
  }),
})

export const BillingDataDeleted = defineEvent('BillingDataDeleted', {
  owner: 'billing',
  version: 1,
  summary:
    'Billing has forgotten a buyer; their tax invoices are kept, without contact details, because the law wants that.',
  data: deletionReceiptOf('billing'),
})

export const BillingDataExported = defineEvent('BillingDataExported', {
  owner: 'billing',
  version: 1,
  summary: 'Everything that billing holds about a buyer, as JSON text in parts of at most 400 KiB.',
  data: exportPartOf('billing'),
})
