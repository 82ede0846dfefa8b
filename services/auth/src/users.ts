import type { AnyEnvelope, EventOf, SubscriptionChanged } from '@verandah/contracts'
import { toOutbox, type Outbox, type Store } from '@verandah/kit'
import { createDeletions } from './deletions.ts'
import { fold } from './fold.ts'
import { openUsers, type UserDoc } from './user-document.ts'

export type TakenField = 'username' | 'email'

/** The next revision of a user, and what is to be said of it. */
export interface UserChange {
  fields: Partial<Pick<UserDoc, 'name' | 'email' | 'emailFolded' | 'passwordHash' | 'isAdmin'>>
  eventsOf: (changed: UserDoc) => AnyEnvelope[]
}

type PaidStanding = Pick<EventOf<typeof SubscriptionChanged>['data'], 'version' | 'plan' | 'status'>

/** Not leaving. */
const present = { deletion: { $exists: false } }

export type Users = ReturnType<typeof createUsers>

export const createUsers = ({ store, outbox }: { store: Store; outbox: Pick<Outbox, 'watch' | 'deliver'> }) => {
  const model = openUsers(store)
  outbox.watch(model as never)
  return {
    deletions: createDeletions(model, outbox),
    /** Rejects with a duplicate key when the username or e-mail address is taken. Its events go out without being waited for. */
    insert: async (user: UserDoc): Promise<void> => {
      await model.insertMany([user])
      void outbox.deliver(model as never, user._id, user.outbox)
    },
    /** Null when somebody else wrote first; rejects with a duplicate key when the e-mail address is taken. */
    change: async (from: UserDoc, { fields, eventsOf }: UserChange): Promise<UserDoc | null> => {
      const changed = { ...from, ...fields, revision: (from.revision ?? 1) + 1 }
      const entries = toOutbox(eventsOf(changed))
      const { modifiedCount } = await model.updateOne(
        { _id: from._id, revision: from.revision ?? null, ...present },
        { $set: { ...fields, revision: changed.revision }, $push: { outbox: { $each: entries } } },
      )
      if (modifiedCount === 0) return null
      void outbox.deliver(model as never, from._id, entries)
      return changed
    },
    /** What billing said last; an older version never overwrites a newer one. */
    recordSubscription: async (id: string, { version, plan, status }: PaidStanding): Promise<void> => {
      const isOlder = { $or: [{ subscriptionVersion: { $lt: version } }, { subscriptionVersion: { $exists: false } }] }
      const $set = { plan, subscriptionStatus: status, subscriptionVersion: version }
      await model.updateOne({ _id: id, ...isOlder, ...present }, { $set })
    },
    findById: (id: string) => model.findOne({ _id: id, ...present }).lean<UserDoc>(),
    findByUsername: (username: string) => model.findOne({ usernameFolded: fold(username), ...present }).lean<UserDoc>(),
    /** False once the password is another than when the user was read. */
    hasPasswordOf: async ({ _id, passwordHash }: UserDoc): Promise<boolean> =>
      (await model.exists({ _id, passwordHash })) !== null,
    exists: async (id: string): Promise<boolean> => (await model.exists({ _id: id })) !== null,
    findTaken: async (wanted: { username: string; email: string }): Promise<TakenField | null> => {
      if (await model.exists({ usernameFolded: fold(wanted.username) })) return 'username'
      return (await model.exists({ emailFolded: fold(wanted.email) })) ? 'email' : null
    },
  }
}
