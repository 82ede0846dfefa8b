import type { AnyEnvelope } from '@verandah/contracts'
import type { Deletion, DeletionAnswer } from './domain/deletion.ts'
import { eachPage, isDue } from '@verandah/kit'
import type { UserCollection, UserDoc } from './user-document.ts'

interface Tombstone {
  _id: string
  deletion: Deletion
}

/** One about whom the services are to be asked again. */
interface Unanswered extends Tombstone {
  deletion: Deletion & { askedAt: Date }
}

/** Everything that a user told us, but for the folded names: those stay taken until every service has forgotten them. */
const personalFields = ['username', 'email', 'name', 'passwordHash', 'plan', 'isAdmin', 'createdAt'] as const
const planFields = ['subscriptionStatus', 'subscriptionVersion', 'hasSearchGrant'] as const
const twoStepFields = ['twoStep', 'twoStepSetup'] as const
const $unset = Object.fromEntries([...personalFields, ...planFields, ...twoStepFields].map((field) => [field, 1]))

/** The users who leave, in the `users` collection. */
export const createDeletions = ({ model, update }: UserCollection) => ({
  /** Makes the user a tombstone. False when their password is another by now, or they are leaving already. What was still to be said of them is not. */
  begin: ({ _id, passwordHash }: UserDoc, deletion: Deletion, event: AnyEnvelope): Promise<boolean> =>
    update({ _id, passwordHash }, { $set: { deletion }, $unset }, { only: [event] }),
  /** The first answer of a service counts. */
  recordAnswer: async (userId: string, deletionId: string, answer: DeletionAnswer): Promise<void> => {
    const isFirst = { 'deletion.id': deletionId, 'deletion.answers.service': { $ne: answer.service } }
    await model.updateOne({ _id: userId, ...isFirst }, { $push: { 'deletion.answers': answer } })
  },
  /** Puts the question to all services again, for the last time where `at` is null. A sweep of another process may have done so already. */
  askAgain: ({ _id, deletion }: Unanswered, event: AnyEnvelope, at: Date | null): Promise<boolean> => {
    const asked = at ? { $set: { 'deletion.askedAt': at } } : { $unset: { 'deletion.askedAt': 1 } }
    return update({ _id, 'deletion.askedAt': deletion.askedAt }, asked, [event])
  },
  /** Sets the username and the email address free. */
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
  /** What is made of each one about whom services may be asked again. */
  eachAsked: <Made>(make: (tombstone: Tombstone) => Made) =>
    eachPage(model, { 'deletion.askedAt': { $exists: true } }, (page) =>
      page.flatMap(({ _id, deletion }) => (deletion ? [make({ _id, deletion })] : [])),
    ),
  listAskedBefore: (now: Date, withinMs: number) => {
    const asked = isDue('deletion.askedAt', new Date(now.getTime() - withinMs), withinMs)
    return model.find({ $or: asked }).lean<Unanswered[]>()
  },
})
