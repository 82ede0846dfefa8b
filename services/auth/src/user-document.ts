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
  /** The address once its owner has proved it, else a text that is nobody's. Unique. */
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
  /** Present while the account asks for a code beside the password. */
  twoStep?: TwoStepState
  /** A sealed secret whose first code is awaited. */
  twoStepSetup?: { secret: string; startedAt: Date }
  /** Present in a tombstone, which has next to nothing else. */
  deletion?: Deletion
}

export interface TwoStepState {
  /** Sealed. */
  secret: string
  since: Date
  /** The latest thirty seconds of which a code was used. */
  lastStep: number
  /** Keyed hashes of the recovery codes that are left. */
  recoveryHashes: string[]
}

/** Not leaving. */
export const present = { deletion: { $exists: false } }

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
    twoStep: Json,
    twoStepSetup: Json,
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

/** What stands in the place of an address that nobody has proved. */
export const unconfirmed = (userId: string): string => `unconfirmed ${userId}`

/** Addresses of accounts from before they were asked for count as proved. */
export const hasConfirmedEmail = ({ email, emailFolded }: Pick<UserDoc, 'email' | 'emailFolded'>): boolean =>
  emailFolded === normaliseName(email)

/** What the browser may know of a user. */
export const toCurrentUser = (user: UserDoc): CurrentUser => ({
  id: user._id,
  username: user.username,
  email: user.email,
  emailStatus: hasConfirmedEmail(user) ? 'confirmed' : 'unconfirmed',
  name: user.name,
  plan: user.plan,
  isAdmin: user.isAdmin,
  createdAt: user.createdAt.toISOString(),
  subscriptionStatus: user.subscriptionStatus,
  hasSearchGrant: user.hasSearchGrant,
  twoStep: user.twoStep
    ? { since: user.twoStep.since.toISOString(), recoveryCodesLeft: user.twoStep.recoveryHashes.length }
    : null,
})
