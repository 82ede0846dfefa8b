import type { Group } from './group-adverts.ts'

/** The current home of an advert. */
interface Placement {
  readonly id: string
  readonly firstSeenAt: Date
  /** The home that shows it; none for a new advert. */
  readonly propertyId?: string | undefined
  /** The home founded by this advert, if any; it keeps its founder. */
  readonly bornAs?: string | undefined
}

/** A planned home, with its adverts. */
export interface Assignment extends Group {
  /** Null for a home that has to be created. */
  readonly propertyId: string | null
  readonly founder: string
}

/**
 * The home for each group: the one founded by its first advert. Homes of the others remain as aliases until they split
 * again.
 */
export function assignHomes(groups: readonly Group[], placements: readonly Placement[]): Assignment[] {
  const byAge = placements.toSorted((one, other) => compare(ageOf(one), ageOf(other)))
  const ownerOf = new Map<string, string>()
  for (const { id, bornAs } of byAge) if (bornAs !== undefined && !ownerOf.has(bornAs)) ownerOf.set(bornAs, id)
  return groups.map((group) => {
    const members = byAge.filter(({ id }) => group.adverts.includes(id))
    const own = members.find(({ id, bornAs }) => bornAs !== undefined && ownerOf.get(bornAs) === id)
    const founder = own ?? members[0]
    if (!founder) throw new Error('A home without an advert cannot be placed.')
    return { ...group, propertyId: own?.bornAs ?? null, founder: founder.id }
  })
}

const ageOf = ({ firstSeenAt, id }: Placement): string => `${firstSeenAt.toISOString()} ${id}`
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
