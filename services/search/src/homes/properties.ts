import { mayKnowHome, ownHomesOf, type AnyEnvelope, type KeptHome } from '@verandah/contracts'
import { hidePrices } from './hide-prices.ts'
import { eachPage, findById, insertEach, coalesce, type EventCollection, type Store, notFound } from '@verandah/kit'
import { dueForLookUp } from './due-for-look-up.ts'
import { propertiesById, propertySchema, type PropertyDoc } from './property-document.ts'

/** The `properties` collection. */
export function createProperties({ store, newId }: { store: Store; newId: () => string }) {
  const properties = store.eventCollection('properties', propertySchema(), {
    steps: [hidePrices({ number: 1, at: 'home' })],
  })
  const { model } = properties
  const idsOf = idsIn(model)
  const change = coalesce(properties.updateEach)
  const replace = coalesce((all: Plain[]) => replaceEach(model, all))

  return {
    byIds: propertiesById(model),
    newerThan: newerThan(model),
    /** Maps every followed home, with the buyer who added it. */
    eachTracked: <Made>(make: (home: KeptHome, ownerId: string | undefined) => Made) =>
      eachPage(model, { isTracked: true }, (page) =>
        page.flatMap(({ home, own }) => (home ? [make(home, own?.userId)] : [])),
      ),
    ...addresses(model),
    ...dueForLookUp(model),
    find: findById(model, { revision: { $gt: 0 } }),
    /** The home founded by each advert, created if missing. */
    idsOfFounders: async (listingIds: readonly string[]): Promise<Map<string, string>> => {
      const begun = new Map(listingIds.map((id) => [id, newId()]))
      const homes = [...begun].map(([id, _id]) => ({ ...unmerged, _id, matchKey: keyOf(id) }))
      return (await insertEach(model.collection, homes)) ? begun : idsOf(listingIds)
    },
    /** Replaces the snapshot merged from `doc`, with `events`; false after a concurrent write. */
    replace: (doc: PropertyDoc, { home, ...written }: Replacement, [first, ...others]: AnyEnvelope[]) => {
      const replaced = { filter: unchanged(doc), change: { $set: { home, ...written, revision: home.revision } } }
      return first ? change({ ...replaced, events: [first, ...others] }) : replace(replaced)
    },
    ...ownHomesIn(model),
    /** Marks a home as followed; false when it changed or was marked concurrently. */
    setTracked: (doc: PropertyDoc, event: AnyEnvelope) =>
      change({ filter: unchanged(doc), change: { $set: { isTracked: true } }, events: [event] }),
    setUntracked: coalesce(async (ids: string[]) => {
      await model.updateMany({ _id: { $in: ids } }, { $set: { isTracked: false } })
    }),
  }
}

type Plain = Omit<Parameters<EventCollection<PropertyDoc>['updateEach']>[0][number], 'events'>

/** One bulk write. If it matched fewer, all count as not replaced and are checked again. */
const replaceEach = async (model: Model, all: Plain[]): Promise<boolean[]> => {
  const operations = all.map(({ filter, change }) => ({ updateOne: { filter, update: change } }))
  const { matchedCount } = await model.collection.bulkWrite(operations as never, { ordered: false })
  return all.map(() => matchedCount === all.length)
}

/** Homes that buyers added themselves. */
const ownHomesIn = (model: Model) => ({
  addOwn: async ({ _id, own }: Required<Pick<PropertyDoc, '_id' | 'own'>>): Promise<PropertyDoc> => {
    const doc = { _id, matchKey: _id, revision: 0, fingerprint: '', own }
    await model.insertMany([doc])
    return doc
  },
  findOwn: (propertyId: string, userId: string) =>
    mayKnowHome(propertyId, userId) ? model.findOne({ _id: propertyId }).lean<PropertyDoc>() : null,
  allOwn: (userId: string) => model.find(ownHomesOf(userId)).lean<PropertyDoc[]>(),
  forgetOwn: async (userId: string): Promise<number> => (await model.deleteMany(ownHomesOf(userId))).deletedCount,
  purgeOwn: (before: Date) => model.deleteMany({ 'own.deletedAt': { $lt: before } }),
})

type Model = EventCollection<PropertyDoc>['model']

/** A home may have several ids (aliases); searches return one. */
const addresses = (model: Model) => {
  const mainOf = async (ids: readonly string[]): Promise<Map<string, string>> => {
    const merged = model.find({ _id: { $in: ids }, mergedInto: { $type: 'string' } }, { mergedInto: 1 })
    return mainsOf(await merged.lean<Alias[]>())
  }
  return {
    mainOf,
    /** The id under which a home is stored: that of the home that the alias points to, or its own. */
    mainIdOf: async (id: string): Promise<string> => (await mainOf([id])).get(id) ?? id,
    aliasesOf: (ids: readonly string[]) =>
      model
        .find({ mergedInto: { $in: ids } }, { home: 1, mergedInto: 1 })
        .lean<Pick<PropertyDoc, '_id' | 'home' | 'mergedInto'>[]>(),
    /** The main id of each id of these homes, also of those not given. */
    addressesOf: async (ids: readonly string[]): Promise<Map<string, string>> => {
      if (ids.length === 0) return new Map()
      const known = await mainOf(ids)
      const mains = ids.map((id) => known.get(id) ?? id)
      const aliases = await model.find({ mergedInto: { $in: mains } }, { mergedInto: 1 }).lean<Alias[]>()
      return new Map([...mains.map((id) => [id, id] as const), ...mainsOf(aliases)])
    },
  }
}

type Alias = Pick<PropertyDoc, '_id' | 'mergedInto'>

const mainsOf = (aliases: readonly Alias[]): Map<string, string> =>
  new Map(aliases.flatMap(({ _id, mergedInto }) => (mergedInto == null ? [] : [[_id, mergedInto] as const])))

type Seen = readonly { propertyId: string; revision: number }[]

const newerThan =
  (model: Model) =>
  async (seen: Seen): Promise<KeptHome[]> => {
    if (seen.length === 0) return []
    const revisionOf = new Map(seen.map(({ propertyId, revision }) => [propertyId, revision]))
    const all = model.find({ _id: { $in: [...revisionOf.keys()] } }, { revision: 1 })
    const revisions = await all.lean<Pick<PropertyDoc, '_id' | 'revision'>[]>()
    const changed = revisions.filter(({ _id, revision }) => revision > (revisionOf.get(_id) ?? 0)).map(({ _id }) => _id)
    if (changed.length === 0) return []
    const docs = await model.find({ _id: { $in: changed } }, { home: 1 }).lean<Pick<PropertyDoc, 'home'>[]>()
    return docs.flatMap(({ home }) => home ?? [])
  }

const idsIn =
  (model: Model) =>
  async (listingIds: readonly string[]): Promise<Map<string, string>> => {
    const found = model.find({ matchKey: { $in: listingIds.map(keyOf) } }, { matchKey: 1 })
    const docs = await found.lean<Pick<PropertyDoc, '_id' | 'matchKey'>[]>()
    return new Map(docs.map(({ _id, matchKey }) => [matchKey.slice(keyOf('').length), _id]))
  }

const unmerged = { revision: 0, fingerprint: '', mergedInto: null, joins: [] }

const keyOf = (listingId: string): string => `listing:${listingId}`

interface Replacement extends Pick<PropertyDoc, 'fingerprint' | 'madeOf' | 'mergedInto' | 'joins' | 'own'> {
  home: KeptHome
}

export type Properties = ReturnType<typeof createProperties>

/** Matches the home only if unchanged since read and not followed since. */
const unchanged = ({ _id, revision, isTracked }: PropertyDoc) => ({
  _id,
  revision,
  isTracked: isTracked === true ? true : { $ne: true },
})

/** Throws `not-found` for a home that was never listed, or another buyer's own home. */
export async function demandHome(properties: Properties, userId: string, propertyId: string): Promise<PropertyDoc> {
  const found = mayKnowHome(propertyId, userId) ? await properties.find(propertyId) : null
  if (!found) throw notFound()
  return found
}

/** A home as the user may see it. Throws `not-found` as `demandHome`, and for an own home that was deleted. */
export async function demandShownHome(properties: Properties, userId: string, propertyId: string): Promise<KeptHome> {
  const { home, own } = await demandHome(properties, userId, propertyId)
  if (!home || own?.deletedAt) throw notFound()
  return home
}
