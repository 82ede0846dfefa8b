import type { Group } from './group-adverts.ts'

/** Where an advert is placed by now. */
export interface Placement {
  readonly id: string
  readonly firstSeenAt: Date
  /** The home that shows it; none of an advert that is new. */
  readonly propertyId?: string | undefined
  /** The home that was begun for it, if any. It stays the advert's own whatever joins it. */
  readonly bornAs?: string | undefined
}

/** A home that is to be, with the adverts that it shows. */
export interface Assignment extends Group {
  /** Null for a home that has to be begun, for its founder. */
  readonly propertyId: string | null
  readonly founder: string
}

/**
 * Which home shows each group: the one that was begun for its first advert. The homes of its others go on under their own addresses and show
 * the same, until they come apart again.
 */
export const assignHomes = (groups: readonly Group[], placements: readonly Placement[]): Assignment[] => {
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
