import type { EventOf, UserRegistered } from '@verandah/contracts'
import type { NotificationContext } from './context.ts'
import { writeWelcome } from './mail/write-welcome.ts'

/** Learns how to reach a new user, and welcomes them. */
export const welcomeUser =
  ({ addressees, goneUsers, mails, settings }: NotificationContext) =>
  async ({ data }: EventOf<typeof UserRegistered>): Promise<void> => {
    const { userId, username, email, name, plan } = data
    if (await goneUsers.has(userId)) return
    await addressees.record({ _id: userId, revision: 0, username, email, name })
    const welcome = writeWelcome({ name, plan, publicUrl: settings.PUBLIC_URL })
    await mails.add({ key: `welcome:${userId}`, kind: 'welcome', userId, to: email, ...welcome })
  }
