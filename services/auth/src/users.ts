import type { CurrentUser, Plan, SubscriptionStatus } from '@verandah/contracts'
import {
  addOutbox,
  defineSchema,
  requiredDate,
  requiredString,
  type Outbox,
  type Store,
  type WithOutbox,
} from '@verandah/kit'
import { fold } from './fold.ts'

export interface UserDoc extends WithOutbox {
  _id: string
  username: string
  /** Unique, so that nobody registers as a look-alike of somebody else. */
  usernameFolded: string
  email: string
  emailFolded: string
  name: string
  plan: Plan
  isAdmin: boolean
  createdAt: Date
  subscriptionStatus: SubscriptionStatus
  /** True when an invite code was redeemed. */
  hasSearchGrant: boolean
  /** PHC string of argon2id. */
  passwordHash: string
}

export type TakenField = 'username' | 'email'

const userSchema = () => {
  const schema = addOutbox(
    defineSchema<UserDoc>({
      _id: String,
      username: requiredString,
      usernameFolded: requiredString,
      email: requiredString,
      emailFolded: requiredString,
      name: requiredString,
      plan: requiredString,
      isAdmin: Boolean,
      createdAt: requiredDate,
      subscriptionStatus: requiredString,
      hasSearchGrant: Boolean,
      passwordHash: requiredString,
    }),
  )
  schema.index({ usernameFolded: 1 }, { unique: true })
  schema.index({ emailFolded: 1 }, { unique: true })
  return schema
}

export type Users = ReturnType<typeof createUsers>

export const createUsers = ({ store, outbox }: { store: Store; outbox: Pick<Outbox, 'watch' | 'deliver'> }) => {
  const model = store.collection<UserDoc>('users', userSchema())
  outbox.watch(model as never)
  return {
    /** Rejects with a duplicate key when the username or e-mail address is taken. Its events go out without being waited for. */
    insert: async (user: UserDoc): Promise<void> => {
      await model.insertMany([user])
      void outbox.deliver(model as never, user._id, user.outbox)
    },
    findById: (id: string) => model.findById(id).lean<UserDoc>(),
    findByUsername: (username: string) => model.findOne({ usernameFolded: fold(username) }).lean<UserDoc>(),
    exists: async (id: string): Promise<boolean> => (await model.exists({ _id: id })) !== null,
    findTaken: async (wanted: { username: string; email: string }): Promise<TakenField | null> => {
      if (await model.exists({ usernameFolded: fold(wanted.username) })) return 'username'
      return (await model.exists({ emailFolded: fold(wanted.email) })) ? 'email' : null
    },
    setAdmin: (username: string, isAdmin: boolean) =>
      model.findOneAndUpdate({ usernameFolded: fold(username) }, { $set: { isAdmin } }).lean<UserDoc>(),
  }
}

/** What the browser may know of a user. */
export const toCurrentUser = (user: UserDoc): CurrentUser => ({
  id: user._id,
  username: user.username,
  email: user.email,
  name: user.name,
  plan: user.plan,
  isAdmin: user.isAdmin,
  createdAt: user.createdAt.toISOString(),
  subscriptionStatus: user.subscriptionStatus,
  hasSearchGrant: user.hasSearchGrant,
})
