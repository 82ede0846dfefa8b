import { BillingDataExported, type EventOf, maxExportPartBytes, type UserExportRequested } from '@verandah/contracts'
import { newEvent, splitText } from '@verandah/kit'
import type { Context } from './context.ts'

/** Hands out all that is kept about a buyer. Cards are Stripe's; we have never seen one. */
export const exportUserData =
  ({ customers, subscriptions, invoices, answers, clock }: Context) =>
  async ({ data: { userId, exportId } }: EventOf<typeof UserExportRequested>): Promise<void> => {
    const kept = {
      customer: await customers.of(userId),
      subscription: await subscriptions.of(userId),
      invoices: await invoices.listOf(userId),
    }
    const parts = splitText(JSON.stringify(kept), maxExportPartBytes)
    for (const [index, data] of parts.entries()) {
      const part = { userId, exportId, service: 'billing' as const, data, part: index + 1, parts: parts.length }
      const id = `${exportId}:billing:${part.part}`
      await answers.give(newEvent(BillingDataExported, part, { clock, id }))
    }
  }
