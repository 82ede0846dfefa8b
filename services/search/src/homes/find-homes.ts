import { assignHomes, type Assignment } from './domain/merging/assign-homes.ts'
import { componentsOf, joinedWith } from './domain/merging/components.ts'
import { groupAdverts } from './domain/merging/group-adverts.ts'
import { keysOf } from './domain/merging/keys.ts'
import type { Traits } from './domain/merging/traits.ts'
import type { ListingWrite } from './listing-writes.ts'
import type { Listings, PlacedDoc, TraitsDoc } from './listings.ts'
import type { Properties } from './properties.ts'
import type { Rulings } from './rulings.ts'

export interface FindHomesDeps {
  listings: Listings
  properties: Properties
  rulings: Rulings
}

const maxRounds = 8

interface Told {
  /** What the adverts said before: whoever kept away from them for that may join now. */
  readonly former?: readonly Traits[]
  /** What was just written need not be read. */
  readonly written?: ReadonlyMap<string, Pick<ListingWrite, 'fingerprint' | 'traits'>>
}

/**
 * Places adverts with their homes, and again all that they have to do with. A second process may place the same ones at once; each looks again
 * after it wrote, so that both end with the same homes.
 * Resolves to every home that shows other adverts now, or may, and to where adverts are.
 */
export const findHomes = async (
  deps: FindHomesDeps,
  ids: readonly string[],
  { former = [], written = new Map() }: Told = {},
): Promise<{ homes: string[]; places: Map<string, string | undefined> }> => {
  const touched = new Set<string>()
  const read = readingTraitsOnce(deps.listings, written)
  for (let round = 0; round < maxRounds; round += 1) {
    const { docs, rulings } = await gather({ ...deps, read }, ids, former)
    const parts = componentsOf(
      docs.map(({ traits }) => traits),
      rulings,
    )
    const placementOf = new Map(docs.map((doc) => [doc._id, { ...doc, id: doc._id }]))
    const assignments = parts.flatMap((part) => {
      const placements = part.flatMap(({ id }) => placementOf.get(id) ?? [])
      return assignHomes(groupAdverts(part, rulings), placements)
    })
    for (const { propertyId, bornAs } of docs) for (const id of [propertyId, bornAs]) if (id) touched.add(id)
    if (!(await place(deps, docs, assignments)))
      return { homes: [...touched], places: new Map(docs.map(({ _id, propertyId }) => [_id, propertyId])) }
  }
  throw new Error('Homes change faster than their adverts can be placed.')
}

type Placed = PlacedDoc & TraitsDoc

/** Adds the traits of adverts. Those of one that says what it said before are not read again. */
const readingTraitsOnce = (listings: Listings, written: Required<Told>['written']) => {
  const known = new Map<string, Omit<TraitsDoc, '_id'>>(written)
  return async (...reading: Promise<PlacedDoc[]>[]): Promise<Placed[]> => {
    const found = new Map((await Promise.all(reading)).flat().map((doc) => [doc._id, doc]))
    const unread = [...found.values()].filter(({ _id, fingerprint }) => known.get(_id)?.fingerprint !== fingerprint)
    if (unread.length > 0)
      for (const doc of await listings.traitsOf(unread.map(({ _id }) => _id))) known.set(doc._id, doc)
    return [...found.values()].flatMap((doc) => {
      const traits = known.get(doc._id)?.traits
      return traits ? { ...doc, traits } : []
    })
  }
}

type Gathering = FindHomesDeps & { read: ReturnType<typeof readingTraitsOnce> }

/** All adverts that evidence joins with the given ones, directly or through others, and those that share a home with them. */
const gather = async ({ listings, rulings, read }: Gathering, ids: readonly string[], former: readonly Traits[]) => {
  const known = new Map<string, Placed>()
  const ruled = new Map<string, Awaited<ReturnType<Rulings['about']>>[number]>()
  let edge = await read(listings.placedByIds(ids))
  let looking: readonly Traits[] = [...edge.map(({ traits }) => traits), ...former]
  while (edge.length > 0) {
    for (const doc of edge) known.set(doc._id, doc)
    const said = await rulings.about(edge.map(({ _id }) => _id))
    for (const ruling of said) ruled.set(ruling._id, ruling)
    const wanted = [...new Set(looking.flatMap((traits) => keysOf(traits).wanted))]
    const named = said.flatMap(({ one, other, kind }) => (kind === 'merge' ? [one, other] : []))
    const [alike, mates] = await Promise.all([
      read(listings.placedWith(wanted)),
      read(listings.placedIn(edge.flatMap(({ propertyId }) => propertyId ?? [])), listings.placedByIds(named)),
    ])
    const joined = new Set(
      joinedWith(
        looking,
        alike.map(({ traits }) => traits),
      ),
    )
    const others = [...mates, ...alike.filter(({ traits }) => joined.has(traits))]
    edge = [...new Map(others.map((doc) => [doc._id, doc])).values()].filter(({ _id }) => !known.has(_id))
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
