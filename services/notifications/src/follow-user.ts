import type { EventOf, UserChanged } from '@verandah/contracts'
import type { NotificationContext } from './context.ts'
import { writeEmailChanged } from './mail/write-email-changed.ts'

/** Keeps how to reach a user up to date. Another e-mail address is told to the old one and the new one. */
export const followUser =
  ({ addressees, mails }: NotificationContext) =>
  async ({ data }: EventOf<typeof UserChanged>): Promise<void> => {
    const { userId, revision, username, email, name } = data
    const known = await addressees.find(userId)
    if (known && known.revision >= revision) return
    if (known && known.email !== email) {
      const notice = writeEmailChanged({ name, email })
      const kind = 'email-changed'
      await mails.add({ key: `${kind}:${userId}:${revision}:old`, kind, userId, to: known.email, ...notice })
      await mails.add({ key: `${kind}:${userId}:${revision}:new`, kind, userId, to: email, ...notice })
    }
    await addressees.record({ _id: userId, revision, username, email, name })
  }
