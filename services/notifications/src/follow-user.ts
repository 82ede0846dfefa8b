import type { EventOf, UserChanged } from '@verandah/contracts'
import type { NotificationContext } from './context.ts'

/** Keeps how to reach a user up to date. */
export const followUser =
  ({ addressees, goneUsers }: NotificationContext) =>
  async ({ data }: EventOf<typeof UserChanged>): Promise<void> => {
    const { userId, revision, username, email, name } = data
    if (!(await goneUsers.has(userId))) await addressees.record({ _id: userId, revision, username, email, name })
  }
