import { assignHomes, type Assignment } from './domain/merging/assign-homes.ts'
import { componentsOf, isJoined } from './domain/merging/components.ts'
import { groupAdverts } from './domain/merging/group-adverts.ts'
import { keysOf } from './domain/merging/keys.ts'
import type { Traits } from './domain/merging/traits.ts'
import type { Listings, PlacedDoc } from './listings.ts'
import type { Properties } from './properties.ts'
import type { Rulings } from './rulings.ts'

export interface FindHomesDeps {
  listings: Listings
  properties: Properties
  rulings: Rulings
}

const maxRounds = 8

/**
 * Places adverts with their homes, and again all that they have to do with. `former` is what they said before: whoever kept away from them for
 * that may join now. A second process may place the same ones at once; each looks again after it wrote, so that both end with the same homes.
 * Resolves to every home that shows other adverts now, or may.
 */
export const findHomes = async (
  deps: FindHomesDeps,
  ids: readonly string[],
  former: readonly Traits[] = [],
): Promise<string[]> => {
  const touched = new Set<string>()
  for (let round = 0; round < maxRounds; round += 1) {
    const { docs, rulings } = await gather(deps, ids, former)
    const parts = componentsOf(
      docs.map(({ traits }) => traits),
      rulings,
    )
    const assignments = parts.flatMap((part) => {
      const partIds = new Set(part.map(({ id }) => id))
      const placements = docs.filter(({ _id }) => partIds.has(_id)).map((doc) => ({ ...doc, id: doc._id }))
      return assignHomes(groupAdverts(part, rulings), placements)
    })
    for (const { propertyId, bornAs } of docs) for (const id of [propertyId, bornAs]) if (id) touched.add(id)
    if (!(await place(deps, docs, assignments))) return [...touched]
  }
  throw new Error('Homes change faster than their adverts can be placed.')
}

/** All adverts that evidence joins with the given ones, directly or through others, and those that share a home with them. */
const gather = async ({ listings, rulings }: FindHomesDeps, ids: readonly string[], former: readonly Traits[]) => {
  const known = new Map<string, PlacedDoc>()
  const ruled = new Map<string, Awaited<ReturnType<Rulings['about']>>[number]>()
  let edge = await listings.placedByIds(ids)
  let looking: readonly Traits[] = [...edge.map(({ traits }) => traits), ...former]
  while (edge.length > 0) {
    for (const doc of edge) known.set(doc._id, doc)
    const said = await rulings.about(edge.map(({ _id }) => _id))
    for (const ruling of said) ruled.set(ruling._id, ruling)
    const mates = await listings.placedIn(edge.flatMap(({ propertyId }) => propertyId ?? []))
    const named = await listings.placedByIds(
      said.flatMap(({ one, other, kind }) => (kind === 'merge' ? [one, other] : [])),
    )
    const alike = await listings.placedWith([...new Set(looking.flatMap((traits) => keysOf(traits).wanted))])
    const joined = alike.filter(({ traits }) => looking.some((one) => one.id !== traits.id && isJoined(one, traits)))
    edge = [...new Map([...mates, ...named, ...joined].map((doc) => [doc._id, doc])).values()].filter(
      ({ _id }) => !known.has(_id),
    )
    looking = edge.map(({ traits }) => traits)
  }
  return { docs: [...known.values()], rulings: [...ruled.values()] }
}

/** Begins homes that are new and writes what has to change; false when nothing had to. */
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
