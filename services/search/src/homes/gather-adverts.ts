import { joinedWith, keysOf, type Traits } from '@verandah/listing-providers/same-home'
import type { Listings, PlacedDoc, TraitsDoc } from './listings.ts'
import type { Rulings } from './rulings.ts'

type Placed = PlacedDoc & TraitsDoc

/** The traits of adverts by id, with the fingerprints that validate them. */
export type Known = ReadonlyMap<string, Omit<TraitsDoc, '_id'>>

/** Adds the traits of adverts; unchanged adverts are not read again. */
export const readingTraitsOnce = (listings: Listings, written: Known) => {
  const known = new Map(written)
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

interface Gathering {
  listings: Listings
  rulings: Rulings
  read: ReturnType<typeof readingTraitsOnce>
}

/** All adverts that evidence joins with the given ones, also through others, and those that share a home with them. */
export async function gatherAdverts(
  { listings, rulings, read }: Gathering,
  ids: readonly string[],
  former: readonly Traits[],
) {
  const known = new Map<string, Placed>()
  const ruled = new Map<string, Awaited<ReturnType<Rulings['about']>>[number]>()
  const findAlike = createFindAlike(listings, read)
  let edge = await read(listings.placedByIds(ids))
  let looking: readonly Traits[] = [...edge.map(({ traits }) => traits), ...former]
  while (edge.length > 0) {
    for (const doc of edge) known.set(doc._id, doc)
    const said = await rulings.about(edge.map(({ _id }) => _id))
    for (const ruling of said) ruled.set(ruling._id, ruling)
    const named = said.flatMap(({ one, other, kind }) => (kind === 'merge' ? [one, other] : []))
    const [alike, mates] = await Promise.all([
      findAlike(looking, known),
      read(listings.placedIn(edge.flatMap(({ propertyId }) => propertyId ?? [])), listings.placedByIds(named)),
    ])
    const others = new Map([...mates, ...alike].map((doc) => [doc._id, doc]))
    edge = [...others.values()].filter(({ _id }) => !known.has(_id))
    looking = edge.map(({ traits }) => traits)
  }
  return { docs: [...known.values()], rulings: [...ruled.values()] }
}

/** Finds adverts that evidence joins with others. Each key is queried once, since joined adverts share most keys. */
const createFindAlike = (listings: Listings, read: Gathering['read']) => {
  const asked = new Set<string>()
  const candidates = new Map<string, Placed>()
  return async (looking: readonly Traits[], known: ReadonlyMap<string, Placed>): Promise<Placed[]> => {
    const wanted = new Set(looking.flatMap((traits) => keysOf(traits).wanted))
    const keys = [...wanted].filter((key) => !asked.has(key))
    for (const key of keys) asked.add(key)
    for (const doc of await read(listings.placedWith(keys))) candidates.set(doc._id, doc)
    for (const id of known.keys()) candidates.delete(id)
    const others = [...candidates.values()]
    const theirs = others.map(({ traits }) => traits)
    const joined = new Set(joinedWith(looking, theirs))
    return others.filter(({ traits }) => joined.has(traits))
  }
}
