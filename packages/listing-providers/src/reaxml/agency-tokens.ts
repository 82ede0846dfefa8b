import { createHash, randomBytes } from 'node:crypto'
import { defineSchema, required, type Clock, type Store } from '@verandah/kit'

interface IssuedToken {
  agency: string
  issuedAt: Date
  revokedAt: Date | null
}

interface AgencyTokenDoc extends IssuedToken {
  /** SHA-256 of the token, in hex: the token itself is never stored. */
  _id: string
}

/** The `agency_tokens` collection: agencies that may push a feed. */
export function createAgencyTokens({ store, clock }: { store: Store; clock: Clock }) {
  const schema = defineSchema<AgencyTokenDoc>({
    _id: String,
    agency: required.string,
    issuedAt: required.date,
    revokedAt: { type: Date, default: null },
  })
  schema.index({ agency: 1 })
  const model = store.collection('agency_tokens', schema)
  return {
    /** Resolves to the token, which cannot be read again. */
    issue: async (agency: string): Promise<string> => {
      const token = `feed_${randomBytes(32).toString('base64url')}`
      await model.create({ _id: hashOf(token), agency, issuedAt: clock.now(), revokedAt: null })
      return token
    },
    /** Revokes every token of an agency; resolves to their number. */
    revoke: async (agency: string): Promise<number> => {
      const ended = await model.updateMany({ agency, revokedAt: null }, { $set: { revokedAt: clock.now() } })
      return ended.modifiedCount
    },
    /** Returns the agency of a token; null if the token is not valid. */
    agencyOf: async (token: string): Promise<string | null> => {
      const found = await model.findOne({ _id: hashOf(token), revokedAt: null }).lean<AgencyTokenDoc | null>()
      return found?.agency ?? null
    },
    list: (): Promise<IssuedToken[]> =>
      model.find({}, { _id: 0 }).sort({ agency: 1, issuedAt: 1 }).lean<IssuedToken[]>(),
  }
}

/** The stored form of a token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
