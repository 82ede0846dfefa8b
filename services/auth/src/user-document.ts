import type { CurrentUser, Plan, SubscriptionStatus } from '@verandah/contracts'
import { defineSchema, Json, required, type Store } from '@verandah/kit'
import type { Deletion } from './domain/deletion.ts'

export interface UserDoc {
  _id: string
  /** Increments with every change of the user; absent in documents of earlier builds. */
  revision?: number
  username: string
  /** Unique after folding, so that look-alike names cannot be registered. */
  usernameFolded: string
  email: string
  /** The proved address, else a unique placeholder. Unique. */
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
  /** Present while two-step verification is on. */
  twoStep?: TwoStepState
  /** A sealed, unconfirmed secret. */
  twoStepSetup?: { secret: string; startedAt: Date }
  /** Present in a tombstone. */
  deletion?: Deletion
}

export interface TwoStepState {
  /** Sealed. */
  secret: string
  since: Date
  /** The latest used time step. */
  lastStep: number
  /** Keyed hashes of the unused recovery codes. */
  recoveryHashes: string[]
}

/** A user with two-step verification on. */
export type CodeHolder = UserDoc & { twoStep: TwoStepState }

/** Not being deleted. */
export const present = { deletion: { $exists: false } }

/** Matches a user who has not turned two-step verification on since they were read without it. */
export function asksForNoMoreThan({ twoStep }: Pick<UserDoc, 'twoStep'>) {
  return twoStep ? {} : { twoStep: { $exists: false } }
}

export type UserCollection = ReturnType<typeof openUsers>

/** The `users` collection. */
export function openUsers(store: Store) {
  return store.eventCollection('users', userSchema())
}

const userSchema = () => {
  const schema = defineSchema<UserDoc>({
    _id: String,
    revision: Number,
    username: required.string,
    usernameFolded: required.string,
    email: required.string,
    emailFolded: required.string,
    name: required.string,
    plan: required.string,
    isAdmin: Boolean,
    createdAt: required.date,
    subscriptionStatus: required.string,
    subscriptionVersion: Number,
    hasSearchGrant: Boolean,
    passwordHash: required.string,
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

/** The folded form in which names are compared. */
export function normaliseName(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

/** The placeholder of an unproved address. */
export function unconfirmed(userId: string): string {
  return `unconfirmed ${userId}`
}

/** Addresses of accounts older than confirmation count as proved. */
export function hasConfirmedEmail({ email, emailFolded }: Pick<UserDoc, 'email' | 'emailFolded'>): boolean {
  return emailFolded === normaliseName(email)
}

/** The fields of a user that the browser may see. */
export function toCurrentUser(user: UserDoc): CurrentUser {
  return {
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
    coveredBy: null,
    twoStep: user.twoStep
      ? { since: user.twoStep.since.toISOString(), recoveryCodesLeft: user.twoStep.recoveryHashes.length }
      : null,
  }
}
