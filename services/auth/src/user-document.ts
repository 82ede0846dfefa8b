import type { CurrentUser, Plan, SubscriptionStatus } from '@verandah/contracts'
import { defineSchema, Json, requiredDate, requiredString, type Store } from '@verandah/kit'
import type { Deletion } from './domain/deletion.ts'

export interface UserDoc {
  _id: string
  /** Grows with every change of the user; absent in documents from before there were changes. */
  revision?: number
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
  /** Billing's version of `plan` and `subscriptionStatus`. */
  subscriptionVersion?: number
  /** True when an invite code was redeemed. */
  hasSearchGrant: boolean
  /** PHC string of argon2id. */
  passwordHash: string
  /** Present in a tombstone, which has next to nothing else. */
  deletion?: Deletion
}

export type UserCollection = ReturnType<typeof openUsers>

/** The `users` collection. */
export const openUsers = (store: Store) => store.eventCollection('users', userSchema())

const userSchema = () => {
  const schema = defineSchema<UserDoc>({
    _id: String,
    revision: Number,
    username: requiredString,
    usernameFolded: requiredString,
    email: requiredString,
    emailFolded: requiredString,
    name: requiredString,
    plan: requiredString,
    isAdmin: Boolean,
    createdAt: requiredDate,
    subscriptionStatus: requiredString,
    subscriptionVersion: Number,
    hasSearchGrant: Boolean,
    passwordHash: requiredString,
    deletion: Json,
  })
  schema.index({ usernameFolded: 1 }, { unique: true })
  schema.index({ emailFolded: 1 }, { unique: true })
  schema.index({ 'deletion.tokenHash': 1 }, { sparse: true })
  schema.index({ 'deletion.askedAt': 1 }, { sparse: true })
  return schema
}

/** The form in which names are compared: two that look alike to a person are one. */
export const normaliseName = (name: string): string => name.normalize('NFKC').toLowerCase()

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
