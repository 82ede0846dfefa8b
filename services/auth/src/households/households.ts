import { type AnyEnvelope, HouseholdChanged } from '@verandah/contracts'
import { defineSchema, eachPage, type Kit, newEvent, required, unlessTaken } from '@verandah/kit'
import { hashToken } from '../tokens.ts'
import { type HouseholdState, type Invite, invitesKeptMs, leftKeptMs, type Member } from './household-changes.ts'

export interface HouseholdDoc extends HouseholdState {
  _id: string
  /** Increments with every change. */
  revision: number
}

/** Without `members` once everybody has left, so that the unique index has no entry. */
interface StoredHousehold {
  _id: string
  revision: number
  members?: Member[]
  invites: Invite[]
  /** When the last member left. */
  leftAt?: Date
}

const householdSchema = () => {
  const member = { _id: false, userId: String, name: String, registeredAt: Date, joinedAt: Date }
  const dates = { createdAt: Date, expiresAt: Date, usedAt: Date }
  const schema = defineSchema<StoredHousehold>({
    _id: String,
    revision: required.number,
    members: { type: [member], default: undefined },
    invites: [{ _id: false, id: String, tokenHash: [String], invitedBy: String, ...dates }],
    leftAt: Date,
  })
  // A user belongs to one household at most.
  schema.index({ 'members.userId': 1 }, { unique: true, sparse: true })
  schema.index({ 'invites.tokenHash': 1 }, { sparse: true })
  return schema
}

/** The `households` collection: people who look for a home together, and their invites. */
export function createHouseholds({ store, clock }: Pick<Kit<unknown>, 'store' | 'clock'>) {
  const households = store.eventCollection('households', householdSchema())
  const { model } = households

  return {
    ofMember: async (userId: string): Promise<HouseholdDoc | null> =>
      read(await model.findOne({ 'members.userId': userId }).lean<StoredHousehold>()),
    ofInvite: async (token: string): Promise<HouseholdDoc | null> =>
      read(await model.findOne({ 'invites.tokenHash': hashToken(token) }).lean<StoredHousehold>()),
    /** False when the member is in another household already. */
    insert: (household: HouseholdDoc, more: readonly AnyEnvelope[]): Promise<boolean> =>
      households.insert(household as StoredHousehold, [householdChanged(household, clock), ...more]),
    /** False after a concurrent write, and when a new member is in another household already. */
    replace: async (
      from: HouseholdDoc,
      { members, invites }: HouseholdState,
      more: readonly AnyEnvelope[] = [],
    ): Promise<boolean> => {
      const { _id, revision } = from
      const next = { _id, revision: revision + 1, members, invites }
      const kept = { revision: next.revision, invites }
      const emptied = { $set: { ...kept, leftAt: clock.now() }, $unset: { members: 1 } }
      const change = members.length > 0 ? { $set: { ...kept, members } } : emptied
      const changed = haveChanged(from.members, members) ? [householdChanged(next, clock)] : []
      return (await unlessTaken(households.update({ _id, revision }, change, [...changed, ...more]))) ?? false
    },
    each: <Made>(make: (household: HouseholdDoc) => Made) =>
      eachPage(model, {}, (page) => page.map((stored) => make(whole(stored)))),
    /** Deletes households that everybody left long ago, and invites that nobody asks about any more. */
    tidy: async (): Promise<void> => {
      const ago = (ms: number) => new Date(clock.now().getTime() - ms)
      const expired = { expiresAt: { $lte: ago(invitesKeptMs) } }
      await model.updateMany({ 'invites.expiresAt': expired.expiresAt }, { $pull: { invites: expired } })
      await households.deletePublished({ members: { $exists: false }, leftAt: { $not: { $gt: ago(leftKeptMs) } } })
    },
  }
}

const whole = (stored: StoredHousehold): HouseholdDoc => ({ ...stored, members: stored.members ?? [] })
const read = (stored: StoredHousehold | null): HouseholdDoc | null => stored && whole(stored)

const haveChanged = (before: readonly Member[], after: readonly Member[]): boolean =>
  before.length !== after.length ||
  before.some(({ userId, name }, index) => after[index]?.userId !== userId || after[index].name !== name)

export function householdChanged({ _id: householdId, revision, members }: HouseholdDoc, clock: Kit<unknown>['clock']) {
  return newEvent(
    HouseholdChanged,
    {
      householdId,
      revision,
      members: members.map(({ registeredAt, joinedAt, ...named }) => ({
        ...named,
        joinedAt: joinedAt.toISOString(),
        registeredAt: registeredAt.toISOString(),
      })),
    },
    { clock },
  )
}
