import {
  assignHomes,
  type Assignment,
  groupAdverts,
  componentsOf,
  type Traits,
} from '@verandah/listing-providers/same-home'
import { gatherAdverts, readingTraitsOnce, type Known } from './gather-adverts.ts'
import type { Listings, PlacedDoc } from './listings.ts'
import type { Properties } from './properties.ts'
import type { Rulings } from './rulings.ts'

export interface FindHomesDeps {
  listings: Listings
  properties: Properties
  rulings: Rulings
}

const maxRounds = 8

interface Told {
  /** The previous versions of the adverts: adverts that these kept apart may join now. */
  readonly former?: readonly Traits[]
  /** Just written, so they need not be read again. */
  readonly written?: Known
}

/**
 * Assigns adverts to homes, together with all related adverts. Processes may race: each checks again after it wrote, so
 * that they converge. Resolves to the affected homes and the adverts' assignments.
 */
export async function findHomes(
  deps: FindHomesDeps,
  ids: readonly string[],
  { former = [], written = new Map() }: Told = {},
): Promise<{ homes: string[]; places: Map<string, string | undefined> }> {
  const touched = new Set<string>()
  const read = readingTraitsOnce(deps.listings, written)
  for (let round = 0; round < maxRounds; round += 1) {
    const { docs, rulings } = await gatherAdverts({ ...deps, read }, ids, former)
    const traits = docs.map((doc) => doc.traits)
    const parts = componentsOf(traits, rulings)
    const placementOf = new Map(docs.map((doc) => [doc._id, { ...doc, id: doc._id }]))
    const assignments = parts.flatMap((part) => {
      const placements = part.flatMap(({ id }) => placementOf.get(id) ?? [])
      return assignHomes(groupAdverts(part, rulings), placements)
    })
    for (const id of docs.flatMap(({ propertyId, bornAs }) => [propertyId, bornAs])) if (id) touched.add(id)
    if (!(await place(deps, docs, assignments)))
      return { homes: [...touched], places: new Map(docs.map(({ _id, propertyId }) => [_id, propertyId])) }
  }
  throw new Error('Homes change faster than their adverts can be placed.')
}

/** Creates new homes and writes changes; false when nothing changed. */
const place = async (
  { listings, properties }: FindHomesDeps,
  docs: PlacedDoc[],
  assignments: Assignment[],
): Promise<boolean> => {
  const begun = await properties.idsOfFounders(
    assignments.flatMap(({ propertyId, founder }) => (propertyId === null ? founder : [])),
  )
  const docOf = new Map(docs.map((doc) => [doc._id, doc]))
  const moves = assignments.flatMap(({ adverts, propertyId, founder }) => {
    const home = propertyId ?? begun.get(founder)
    if (home === undefined) return []
    return adverts.flatMap((id) => {
      const doc = docOf.get(id)
      const bornAs = propertyId === null && id === founder ? home : doc?.bornAs
      return doc?.propertyId === home && doc.bornAs === bornAs
        ? []
        : [{ _id: id, propertyId: home, ...(bornAs !== undefined && { bornAs }) }]
    })
  })
  if (moves.length > 0) await listings.place(moves)
  return moves.length > 0
}
