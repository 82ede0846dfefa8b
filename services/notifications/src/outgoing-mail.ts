import { isDue, unlessTaken, type Kit } from '@verandah/kit'
import type { NotificationSettings } from './config.ts'
import { longestDelayMs } from './domain/mail-failures.ts'
import { mailSchema, type MailDoc } from './outgoing-mail-document.ts'

/** A message to send; requests with the same `key` are the same message. */
export interface NewMail extends Pick<MailDoc, 'kind' | 'to' | 'subject' | 'text' | 'html'> {
  key: string
  userId?: string
  replyTo?: string
  headers?: Record<string, string>
}

type Deps = Pick<Kit<NotificationSettings>, 'store' | 'clock' | 'settings'>

const leaseMs = 2 * 60_000

export const createOutgoingMail = ({ store, clock, settings }: Deps) => {
  const model = collectionIn(store)
  const isSending = settings.SMTP_URL !== undefined
  const expiry = () => new Date(clock.now().getTime() + settings.MAIL_KEPT_MS)

  return {
    ...questions(model),
    /** Stores a message to send; false if it exists already. */
    add: async ({ key, headers = {}, ...mail }: NewMail): Promise<boolean> => {
      const now = clock.now()
      const fate = isSending
        ? { state: 'queued' as const, nextAttemptAt: now }
        : { state: 'kept' as const, expiresAt: expiry() }
      const doc = { _id: key, ...mail, headers, ...fate, attempts: 0, createdAt: now }
      return (await unlessTaken(model.create(doc))) !== null
    },
    /**
     * Claims a message for one attempt; false if another process has it. After a crash, the lease expires and the
     * message is retried.
     */
    claim: async ({ _id, attempts }: MailDoc): Promise<boolean> => {
      const nextAttemptAt = new Date(clock.now().getTime() + leaseMs)
      const change = { $set: { attempts: attempts + 1, nextAttemptAt } }
      return (await model.updateOne({ _id, state: 'queued', attempts }, change)).modifiedCount === 1
    },
    markSent: (id: string) =>
      model.updateOne(
        { _id: id },
        { $set: { state: 'sent', sentAt: clock.now(), expiresAt: expiry() }, $unset: { nextAttemptAt: 1, reason: 1 } },
      ),
    retryAt: (id: string, nextAttemptAt: Date, reason: string) =>
      model.updateOne({ _id: id }, { $set: { nextAttemptAt, reason } }),
    giveUp: (id: string, reason: string) =>
      model.updateOne({ _id: id }, { $set: { state: 'failed', reason }, $unset: { nextAttemptAt: 1 } }),
    /** Also deletes messages to the user's address, or with it as `Reply-To`. */
    forget: async (userId: string, email: string): Promise<number> =>
      (await model.deleteMany({ $or: [{ userId }, { to: email }, { replyTo: email }] })).deletedCount,
  }
}

const collectionIn = (store: Kit<unknown>['store']) => store.collection('outgoing_mail', mailSchema())

const questions = (model: ReturnType<typeof collectionIn>) => ({
  dueAt: (now: Date) =>
    model
      .find({ state: 'queued', $or: isDue('nextAttemptAt', now, longestDelayMs) })
      .sort({ nextAttemptAt: 1 })
      .limit(50)
      .lean<MailDoc[]>(),
  latest: (limit: number) => model.find({}).sort({ createdAt: -1 }).limit(limit).lean<MailDoc[]>(),
  find: (id: string) => model.findOne({ _id: id }).lean<MailDoc>(),
  listOf: (userId: string) => model.find({ userId }).sort({ createdAt: 1 }).lean<MailDoc[]>(),
})
