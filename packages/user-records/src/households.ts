import type { EventOf, HeldRecords, Housemate, HouseholdChanged } from '@verandah/contracts'
import { defineSchema, keepNewest, required, type Store } from '@verandah/kit'

type Member = EventOf<typeof HouseholdChanged>['data']['members'][number]

interface HouseholdDoc {
  _id: string
  revision: number
  members: Member[]
}

/** The `households` collection: who looks for a home together, as of the last `HouseholdChanged`. A read model. */
export function createHouseholds({ store }: { store: Store }) {
  const schema = defineSchema<HouseholdDoc>({
    _id: String,
    revision: required.number,
    members: [{ _id: false, userId: String, name: String, joinedAt: String, registeredAt: String }],
  })
  schema.index({ 'members.userId': 1 })
  const model = store.collection('households', schema)
  const keep = keepNewest(model)

  /** While a move from one household to another is under way, the one that was joined last counts. */
  const membersOf = async (userId: string): Promise<Member[]> => {
    const found = await model.find({ 'members.userId': userId }).lean<HouseholdDoc[]>()
    const joinedAt = ({ members }: HouseholdDoc) => members.find((one) => one.userId === userId)?.joinedAt ?? ''
    const [current] = found.toSorted((a, b) => (joinedAt(a) < joinedAt(b) ? 1 : -1))
    return current?.members ?? []
  }

  /** The other members of the user's household, in the order of joining. */
  const housematesOf = async (userId: string): Promise<Member[]> =>
    (await membersOf(userId)).filter((one) => one.userId !== userId)

  return {
    /** Everybody in the user's household, in the order of joining; empty without one. */
    membersOf,
    record: (id: string, revision: number, members: Member[]) => keep({ id, revision, fields: { members } }),
    housematesOf,
    /** What a read gives of each other member, with whose it is; member by member. */
    ofHousemates: async <Shown extends object>(userId: string, read: (userId: string) => Promise<Shown[]>) => {
      const others = await housematesOf(userId)
      const readOf = async (member: Member) =>
        (await read(member.userId)).map((shown) => ({ ...shown, member: toHousemate(member) }))
      return (await Promise.all(others.map(readOf))).flat()
    },
    forget: async (userId: string): Promise<number> => {
      const isTheirs = { 'members.userId': userId }
      return (await model.updateMany(isTheirs, { $pull: { members: { userId } } })).modifiedCount
    },
  }
}

export type Households = ReturnType<typeof createHouseholds>

export const recordHousehold =
  ({ households }: { households: Households }) =>
  ({ data: { householdId, revision, members } }: EventOf<typeof HouseholdChanged>): Promise<void> =>
    households.record(householdId, revision, members)

/** For the retention of every service that shares records in a household. */
export const householdHeld: HeldRecords = {
  what: 'Who is in your household',
  kept: 'Until you leave it',
  collections: ['households'],
}

/** What a member may know of another. */
export function toHousemate({ userId, name }: Member): Housemate {
  return { userId, name }
}
