import { AccountLinkRequested, accountLinkMinutes, type AccountLinkPurpose } from '@verandah/contracts'
import { defineSchema, newEvent, required, type EventCollection, type Kit, forgetIn } from '@verandah/kit'
import { linkTokenOf } from '@verandah/user-records'
import { hashToken } from './tokens.ts'
import type { UserDoc } from './user-document.ts'

export interface AccountLinkDoc {
  _id: string
  purpose: AccountLinkPurpose
  /** The recipient's address. */
  email: string
  /** Present until the address has been looked up. */
  askedAt?: Date
  /** Present from then on. */
  userId?: string
  /** The hashes of one token under each possible key. */
  tokenHash?: string[]
  usedAt?: Date
  expiresAt: Date
  /** How long a used or expired link is distinguishable from an unknown one. */
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
    purpose: required.string,
    email: required.string,
    askedAt: Date,
    userId: String,
    tokenHash: { type: [String], default: undefined },
    usedAt: Date,
    expiresAt: required.date,
    keptUntil: required.date,
  })
  schema.index({ keptUntil: 1 }, { expireAfterSeconds: 0 })
  schema.index({ tokenHash: 1 }, { unique: true, sparse: true })
  schema.index({ userId: 1 }, { sparse: true })
  schema.index({ askedAt: 1 }, { sparse: true })
  return schema
}

/** The account and the address of a link. */
type Reached = Pick<UserDoc, '_id' | 'email'>

interface Sending extends Pick<AccountLinkDoc, 'purpose' | 'expiresAt'> {
  linkId: string
  user: Reached
}

type Deps = Pick<Kit<unknown>, 'store' | 'clock' | 'newId'> & { keys: readonly string[] }

/** The `account_links` collection: requested links and the hashes of their tokens. */
export function createAccountLinks({ store, clock, newId, keys }: Deps) {
  const links = store.eventCollection('account_links', linkSchema())
  const { model } = links
  /** Hashes under every key, since the first key of notifications may differ from auth's. */
  const hashesOf = (linkId: string) => keys.map((key) => hashToken(linkTokenOf(key, linkId)))
  const requested = ({ linkId, purpose, expiresAt, user: { _id: userId, email } }: Sending) =>
    newEvent(AccountLinkRequested, { linkId, userId, purpose, email, expiresAt: expiresAt.toISOString() }, { clock })

  return {
    ...asking(model, { clock, newId }),
    ...checking(model),
    /** Assigns the link to its user and requests the mail, unless another process has. */
    send: async ({ _id, purpose, expiresAt }: AccountLinkDoc, user: Reached): Promise<void> => {
      const { _id: userId, email } = user
      const addressed = { $set: { userId, email, tokenHash: hashesOf(_id) }, $unset: { askedAt: 1 } } as const
      const isStillAsked = { _id, askedAt: { $exists: true } }
      await links.update(isStillAsked, addressed, [requested({ linkId: _id, purpose, expiresAt, user })])
    },
    /** A link to an address that a user claims. */
    sendConfirmation: async (user: Reached): Promise<void> => {
      const purpose = 'confirm-email' as const
      const linkId = newId()
      const { _id: userId, email } = user
      const dates = datesFrom(clock.now())
      const link = { _id: linkId, purpose, userId, email, tokenHash: hashesOf(linkId), ...dates }
      await links.insert(link, [requested({ linkId, purpose, user, ...dates })])
    },
    /** A link without a mail, whose token is handed over by an operator. */
    handOut: async (purpose: AccountLinkPurpose, user: Reached, token: string): Promise<Date> => {
      const dates = datesFrom(clock.now())
      const { _id: userId, email } = user
      await model.insertMany([{ _id: newId(), purpose, email, userId, tokenHash: [hashToken(token)], ...dates }])
      return dates.expiresAt
    },
  }
}

type Model = EventCollection<AccountLinkDoc>['model']

/** Requests stay here until their address has been looked up. */
const asking = (model: Model, { clock, newId }: Pick<Deps, 'clock' | 'newId'>) => ({
  /** Stores the request, with the same write whether or not the address has an account. */
  ask: async (purpose: AccountLinkPurpose, email: string): Promise<void> => {
    const askedAt = clock.now()
    await model.insertMany([{ _id: newId(), purpose, email, askedAt, ...datesFrom(askedAt) }])
  },
  listAsked: () =>
    model
      .find({ askedAt: { $exists: true } })
      .limit(100)
      .lean<AccountLinkDoc[]>(),
  /** Unless another process has sent it since. */
  drop: async (_id: string): Promise<void> => {
    await model.deleteOne({ _id, askedAt: { $exists: true } })
  },
})

const checking = (model: Model) => ({
  findByToken: (token: string) => model.findOne({ tokenHash: hashToken(token) }).lean<AccountLinkDoc>(),
  /** False when another request has used it in between. */
  use: async (_id: string, usedAt: Date): Promise<boolean> => {
    const { matchedCount } = await model.updateOne({ _id, usedAt: { $exists: false } }, { $set: { usedAt } })
    return matchedCount === 1
  },
  /** Invalidates earlier links. */
  endAllOf: async (userId: string, usedAt: Date): Promise<void> => {
    await model.updateMany({ userId, usedAt: { $exists: false } }, { $set: { usedAt } })
  },
  listOf: (userId: string) => model.find({ userId }).sort({ expiresAt: 1 }).lean<AccountLinkDoc[]>(),
  forget: forgetIn(model),
})
