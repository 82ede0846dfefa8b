import type { EventOf, SubscriptionChanged } from '@verandah/contracts'
import type { NotificationContext } from './context.ts'
import { toneOf, writeSubscriptionChanged } from './mail/write-subscription-changed.ts'

/** Tells a buyer what is different about their subscription; what comes late or says the same again is told to nobody. */
export const tellOfSubscription =
  ({ addressees, mails, settings, subscriptions }: NotificationContext) =>
  async ({ data }: EventOf<typeof SubscriptionChanged>): Promise<void> => {
    const { userId, version } = data
    const [addressee, known] = [await addressees.find(userId), await subscriptions.find(userId)]
    if (!addressee || (known && known.revision >= version)) return
    const tone = toneOf(data)
    const { name, email } = addressee
    const mail = tone === known?.tone ? null : writeSubscriptionChanged(data, { name, publicUrl: settings.PUBLIC_URL })
    const kind = 'subscription-changed'
    if (mail) await mails.add({ key: `${kind}:${userId}:${version}`, kind, userId, to: email, ...mail })
    await subscriptions.record(userId, version, tone)
  }
