import type { AnyEnvelope } from '@verandah/contracts'
import { toOutbox, type Outbox } from '@verandah/kit'
import type { Deletion, DeletionAnswer } from './domain/deletion.ts'
import type { UserCollection, UserDoc } from './user-document.ts'

interface Tombstone {
  _id: string
  deletion: Deletion
}

/** One about whom the services are to be asked again. */
interface Unsettled {
  _id: string
  deletion: Deletion & { askedAt: Date }
}

/** Everything that a user told us, but for the folded names: those stay taken until every service has forgotten them. */
const personalFields = ['username', 'email', 'name', 'passwordHash', 'plan', 'isAdmin', 'createdAt'] as const
const standingFields = ['subscriptionStatus', 'subscriptionVersion', 'hasSearchGrant'] as const
const $unset = Object.fromEntries([...personalFields, ...standingFields].map((field) => [field, 1]))

/** The users who leave, in the `users` collection. */
export const createDeletions = (model: UserCollection, outbox: Pick<Outbox, 'deliver'>) => ({
  /** Makes the user a tombstone. False when their password is another by now, or they are leaving already. What was still to be said of them is not. */
  begin: async ({ _id, passwordHash }: UserDoc, deletion: Deletion, event: AnyEnvelope): Promise<boolean> => {
    const entries = toOutbox([event])
    const { modifiedCount } = await model.updateOne(
      { _id, passwordHash },
      { $set: { deletion, outbox: entries }, $unset },
    )
    if (modifiedCount === 1) void outbox.deliver(model as never, _id, entries)
    return modifiedCount === 1
  },
  /** The first answer of a service counts. */
  recordAnswer: async (userId: string, deletionId: string, answer: DeletionAnswer): Promise<void> => {
    const isFirst = { 'deletion.id': deletionId, 'deletion.answers.service': { $ne: answer.service } }
    await model.updateOne({ _id: userId, ...isFirst }, { $push: { 'deletion.answers': answer } })
  },
  /** Puts the question to all services again, for the last time where `at` is null. A sweep of another process may have done so already. */
  askAgain: async ({ _id, deletion }: Unsettled, event: AnyEnvelope, at: Date | null): Promise<void> => {
    const entries = toOutbox([event])
    const asked = at ? { $set: { 'deletion.askedAt': at } } : { $unset: { 'deletion.askedAt': 1 } }
    const { modifiedCount } = await model.updateOne(
      { _id, 'deletion.askedAt': deletion.askedAt },
      { ...asked, $push: { outbox: { $each: entries } } },
    )
    if (modifiedCount === 1) void outbox.deliver(model as never, _id, entries)
  },
  /** Sets the username and the e-mail address free. */
  complete: async (userId: string, completedAt: Date): Promise<void> => {
    const nobodys = `deleted ${userId}`
    const freed = { usernameFolded: nobodys, emailFolded: nobodys }
    await model.updateOne(
      { _id: userId, deletion: { $exists: true }, 'deletion.completedAt': { $exists: false } },
      { $set: { ...freed, 'deletion.completedAt': completedAt } },
    )
  },
  of: async (userId: string): Promise<Deletion | null> =>
    (await model.findOne({ _id: userId, deletion: { $exists: true } }).lean<Tombstone>())?.deletion ?? null,
  findByToken: async (tokenHash: string): Promise<Deletion | null> =>
    (await model.findOne({ 'deletion.tokenHash': tokenHash }).lean<Tombstone>())?.deletion ?? null,
  listAskedBefore: (before: Date) => model.find({ 'deletion.askedAt': { $lte: before } }).lean<Unsettled[]>(),
})
