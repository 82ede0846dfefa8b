import type { EventOf, SubscriptionChanged } from '@verandah/contracts'
import type { Context } from './context.ts'

/** Keeps what billing said of a user; it decides whether their shortlist is open. */
export const recordStanding =
  ({ standings }: Context) =>
  async ({ data }: EventOf<typeof SubscriptionChanged>): Promise<void> => {
    const { userId, version, plan, status } = data
    await standings.record(userId, version, { plan, subscriptionStatus: status })
  }
