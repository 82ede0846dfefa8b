import type { EventOf, SubscriptionChanged } from '@verandah/contracts'
import type { AuthContext } from './context.ts'

/** Keeps what billing says of a user, so that the next token carries it. */
export const recordSubscription =
  ({ users }: Pick<AuthContext, 'users'>) =>
  async ({ data }: EventOf<typeof SubscriptionChanged>): Promise<void> =>
    users.recordSubscription(data.userId, data)
