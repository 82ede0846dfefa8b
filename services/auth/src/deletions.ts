import type { AnyEnvelope } from '@verandah/contracts'
import type { Deletion, DeletionAnswer } from './domain/deletion.ts'
import { eachPage, isDue } from '@verandah/kit'
import { asksForNoMoreThan, type UserCollection, type UserDoc } from './user-document.ts'

interface Tombstone {
  _id: string
  deletion: Deletion
}

/** A user whose deletion is to be requested again. */
interface Unanswered extends Tombstone {
  deletion: Deletion & { askedAt: Date }
}

/** All personal fields except the folded names, which stay reserved until every service has erased the user. */
const personalFields = ['username', 'email', 'name', 'passwordHash', 'plan', 'isAdmin', 'createdAt'] as const
const planFields = ['subscriptionStatus', 'subscriptionVersion', 'hasSearchGrant'] as const
const twoStepFields = ['twoStep', 'twoStepSetup'] as const
const $unset = Object.fromEntries([...personalFields, ...planFields, ...twoStepFields].map((field) => [field, 1]))

/** Deletions, in the `users` collection. */
export function createDeletions({ model, update }: UserCollection) {
  return {
    /**
     * Turns the user into a tombstone and drops pending events. False when the password has changed, two-step
     * verification was turned on, or a deletion is under way.
     */
    begin: ({ _id, passwordHash, ...user }: UserDoc, deletion: Deletion, event: AnyEnvelope): Promise<boolean> =>
      update({ _id, passwordHash, ...asksForNoMoreThan(user) }, { $set: { deletion }, $unset }, { only: [event] }),
    /** Only a service's first answer counts. */
    recordAnswer: async (userId: string, deletionId: string, answer: DeletionAnswer): Promise<void> => {
      const isFirst = { 'deletion.id': deletionId, 'deletion.answers.service': { $ne: answer.service } }
      await model.updateOne({ _id: userId, ...isFirst }, { $push: { 'deletion.answers': answer } })
    },
    /**
     * Requests the deletion from all services again; for the last time if `at` is null. Another process may have done
     * so already.
     */
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
    list: () =>
      model
        .find({ deletion: { $exists: true } })
        .sort({ 'deletion.requestedAt': 1 })
        .lean<Tombstone[]>(),
    /** Maps users whose deletion may be requested again. */
    eachAsked: <Made>(make: (tombstone: Tombstone) => Made) =>
      eachPage(model, { 'deletion.askedAt': { $exists: true } }, (page) =>
        page.flatMap(({ _id, deletion }) => (deletion ? [make({ _id, deletion })] : [])),
      ),
    listAskedBefore: (now: Date, withinMs: number) => {
      const asked = isDue('deletion.askedAt', new Date(now.getTime() - withinMs), withinMs)
      return model.find({ $or: asked }).lean<Unanswered[]>()
    },
  }
}
