import { AccountLinkRequested, accountLinkMinutes, type AccountLinkPurpose } from '@verandah/contracts'
import {
  defineSchema,
  linkTokenOf,
  newEvent,
  requiredDate,
  requiredString,
  type EventCollection,
  type Kit,
} from '@verandah/kit'
import { hashToken } from './tokens.ts'
import type { UserDoc } from './user-document.ts'

export interface AccountLinkDoc {
  _id: string
  purpose: AccountLinkPurpose
  /** Where it goes. */
  email: string
  /** Present until somebody has looked whose address this is. */
  askedAt?: Date
  /** Present from then on. */
  userId?: string
  /** Of one token, by each key that may have made it. */
  tokenHash?: string[]
  usedAt?: Date
  expiresAt: Date
  /** As long as we can say that a link was used or has expired. */
  keptUntil: Date
}

const lifeMs = accountLinkMinutes * 60_000
export const accountLinksKeptMs = 24 * 60 * 60_000

const datesFrom = (since: Date) => {
  const expiresAt = new Date(since.getTime() + lifeMs)
  return { expiresAt, keptUntil: new Date(expiresAt.getTime() + accountLinksKeptMs) }
}

const linkSchema = () => {
  const schema = defineSchema<AccountLinkDoc>({
    _id: String,
    purpose: requiredString,
    email: requiredString,
    askedAt: Date,
    userId: String,
    tokenHash: { type: [String], default: undefined },
    usedAt: Date,
    expiresAt: requiredDate,
    keptUntil: requiredDate,
  })
  schema.index({ keptUntil: 1 }, { expireAfterSeconds: 0 })
  schema.index({ tokenHash: 1 }, { unique: true, sparse: true })
  schema.index({ userId: 1 }, { sparse: true })
  schema.index({ askedAt: 1 }, { sparse: true })
  return schema
}

/** Whom a link is for, and where it goes. */
type Reached = Pick<UserDoc, '_id' | 'email'>

interface Sending extends Pick<AccountLinkDoc, 'purpose' | 'expiresAt'> {
  linkId: string
  user: Reached
}

type Deps = Pick<Kit<unknown>, 'store' | 'clock' | 'newId'> & { keys: readonly string[] }

/** The `account_links` collection: links that were asked for, and the hashes of their tokens. */
export const createAccountLinks = ({ store, clock, newId, keys }: Deps) => {
  const links = store.eventCollection('account_links', linkSchema())
  const { model } = links
  /** By each key: notifications may make the token by another one than we would. */
  const hashesOf = (linkId: string) => keys.map((key) => hashToken(linkTokenOf(key, linkId)))
  const requested = ({ linkId, purpose, expiresAt, user: { _id: userId, email } }: Sending) =>
    newEvent(AccountLinkRequested, { linkId, userId, purpose, email, expiresAt: expiresAt.toISOString() }, { clock })

  return {
    ...asking(model, { clock, newId }),
    ...checking(model),
    /** The link is this user's, and a mail with it is asked for. Another process may have done so already. */
    send: async ({ _id, purpose, expiresAt }: AccountLinkDoc, user: Reached): Promise<void> => {
      const { _id: userId, email } = user
      const addressed = { $set: { userId, email, tokenHash: hashesOf(_id) }, $unset: { askedAt: 1 } } as const
      const isStillAsked = { _id, askedAt: { $exists: true } }
      await links.update(isStillAsked, addressed, [requested({ linkId: _id, purpose, expiresAt, user })])
    },
    /** A link to an address that a user says is theirs. */
    sendConfirmation: async (user: Reached): Promise<void> => {
      const [purpose, linkId, { _id: userId, email }] = ['confirm-email' as const, newId(), user]
      const dates = datesFrom(clock.now())
      const link = { _id: linkId, purpose, userId, email, tokenHash: hashesOf(linkId), ...dates }
      await links.insert(link, [requested({ linkId, purpose, user, ...dates })])
    },
    /** A link that no mail carries: for whoever is handed this token. */
    handOut: async (purpose: AccountLinkPurpose, user: Reached, token: string): Promise<Date> => {
      const dates = datesFrom(clock.now())
      const { _id: userId, email } = user
      await model.insertMany([{ _id: newId(), purpose, email, userId, tokenHash: [hashToken(token)], ...dates }])
      return dates.expiresAt
    },
  }
}

type Model = EventCollection<AccountLinkDoc>['model']

/** A question waits here until somebody has looked whose address it names. */
const asking = (model: Model, { clock, newId }: Pick<Deps, 'clock' | 'newId'>) => ({
  /** Keeps the question; the same write whether or not anybody has this address. */
  ask: async (purpose: AccountLinkPurpose, email: string): Promise<void> => {
    const askedAt = clock.now()
    await model.insertMany([{ _id: newId(), purpose, email, askedAt, ...datesFrom(askedAt) }])
  },
  listAsked: () =>
    model
      .find({ askedAt: { $exists: true } })
      .limit(100)
      .lean<AccountLinkDoc[]>(),
  drop: async (_id: string): Promise<void> => {
    await model.deleteOne({ _id })
  },
})

const checking = (model: Model) => ({
  findByToken: (token: string) => model.findOne({ tokenHash: hashToken(token) }).lean<AccountLinkDoc>(),
  /** False when another request has used it meanwhile. */
  use: async (_id: string, usedAt: Date): Promise<boolean> => {
    const { matchedCount } = await model.updateOne({ _id, usedAt: { $exists: false } }, { $set: { usedAt } })
    return matchedCount === 1
  },
  /** What was sent before counts no more. */
  endAllOf: async (userId: string, usedAt: Date): Promise<void> => {
    await model.updateMany({ userId, usedAt: { $exists: false } }, { $set: { usedAt } })
  },
  listOf: (userId: string) => model.find({ userId }).sort({ expiresAt: 1 }).lean<AccountLinkDoc[]>(),
  forget: async (userId: string): Promise<number> => (await model.deleteMany({ userId })).deletedCount,
})
