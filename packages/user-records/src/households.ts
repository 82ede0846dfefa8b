import { type EventOf, type HeldRecords, type Housemate, type HouseholdChanged, isActive } from '@verandah/contracts'
import { type Clock, defineSchema, keepNewest, required, type Store } from '@verandah/kit'
import type { Entitlements } from './entitlements.ts'

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

interface CoverDeps {
  clock: Clock
  entitlements: Entitlements
  households: Households
}

/** Whether the plan of another member of the household is active: one plan covers all of them. */
export async function isCovered({ clock, entitlements, households }: CoverDeps, userId: string): Promise<boolean> {
  const housemates = await households.housematesOf(userId)
  const known = await Promise.all(housemates.map((one) => entitlements.of(one.userId)))
  return housemates.some(({ registeredAt: createdAt }, index) =>
    isActive({ ...untold, ...known[index], createdAt }, clock.now()),
  )
}

/** Billing has not said anything of this user yet: the trial has just begun. */
const untold = { plan: 'free_trial', subscriptionStatus: 'inactive', isAdmin: false } as const

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
