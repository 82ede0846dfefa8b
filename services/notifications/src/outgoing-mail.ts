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
/** An attempt ends well before another process may begin the next. */
export const attemptMs = leaseMs / 2

export function createOutgoingMail({ store, clock, settings }: Deps) {
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
    claim: async (mail: Attempt): Promise<boolean> => {
      const nextAttemptAt = new Date(clock.now().getTime() + leaseMs)
      const change = { $set: { attempts: mail.attempts + 1, nextAttemptAt } }
      return (await model.updateOne(current(mail), change)).modifiedCount === 1
    },
    markSent: (id: string) =>
      model.updateOne(
        { _id: id },
        { $set: { state: 'sent', sentAt: clock.now(), expiresAt: expiry() }, $unset: { nextAttemptAt: 1, reason: 1 } },
      ),
    /** Records an attempt that failed; ignored if another process has claimed the message since. */
    retryAt: (attempt: Attempt, nextAttemptAt: Date, failure: Pick<MailDoc, 'reason' | 'isPerhapsTaken'>) =>
      model.updateOne(current(attempt), { $set: { nextAttemptAt, ...failure } }),
    giveUp: (attempt: Attempt, reason: string) =>
      model.updateOne(current(attempt), { $set: { state: 'failed', reason }, $unset: { nextAttemptAt: 1 } }),
    /** Also deletes messages to the user's address, or with it as `Reply-To`. */
    forget: async (userId: string, email: string): Promise<number> =>
      (await model.deleteMany({ $or: [{ userId }, { to: email }, { replyTo: email }] })).deletedCount,
  }
}

type Attempt = Pick<MailDoc, '_id' | 'attempts'>

const current = ({ _id, attempts }: Attempt) => ({ _id, state: 'queued' as const, attempts })

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
