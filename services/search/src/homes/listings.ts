import { insertEach, upsertGuarded, type Store } from '@verandah/kit'
import { isRoomsKey } from '@verandah/listing-providers/same-home'
import { giveTraits, hidePrices } from './hide-prices.ts'
import { type ListingDoc, listingSchema, soldKeyOf } from './listing-document.ts'
import { firstDocOf, type ListingWrite, upsertOf } from './listing-writes.ts'
import type { Listing } from '@verandah/listing-providers/listing'

/** The fingerprint that detects changes. */
export type BriefDoc = Pick<ListingDoc, '_id' | 'propertyId' | 'bornAs' | 'fingerprint'> & {
  listing: Pick<Listing, 'latitude' | 'longitude' | 'street' | 'streetNumber'>
}

/** Where an advert is found, and when it was last heard of. */
export type LookedUpDoc = Pick<ListingDoc, '_id' | 'propertyId' | 'changedAt' | 'lookedUpAt'> & {
  listing: Pick<Listing, 'provider' | 'sourceId'>
}

/** What its home is merged from. */
export type WordsDoc = Pick<ListingDoc, '_id' | 'fingerprint' | 'traits' | 'listing'>

const brief = {
  propertyId: 1,
  bornAs: 1,
  fingerprint: 1,
  'listing.latitude': 1,
  'listing.longitude': 1,
  'listing.street': 1,
  'listing.streetNumber': 1,
} as const

/** An advert's home, and the fingerprint of its traits. */
export type PlacedDoc = Pick<ListingDoc, '_id' | 'propertyId' | 'bornAs' | 'fingerprint' | 'firstSeenAt'>
export type TraitsDoc = Pick<ListingDoc, '_id' | 'fingerprint' | 'traits'>

const collectionIn = (store: Store) =>
  store.collection('listings', listingSchema(), {
    steps: [giveTraits, hidePrices({ number: 2, at: 'listing' })],
  })

/** The `listings` collection. */
export function createListings({ store }: { store: Store }) {
  const model = collectionIn(store)

  return {
    byIds: (ids: string[]) => model.find({ _id: { $in: ids } }, { history: 0 }).lean<Omit<ListingDoc, 'history'>[]>(),
    wordsOf: (ids: string[]) =>
      model.find({ _id: { $in: ids } }, { fingerprint: 1, traits: 1, listing: 1 }).lean<WordsDoc[]>(),
    ...briefs(model),
    ...placing(model),
    withHistory: (propertyId: string) => model.find({ propertyId }).lean<ListingDoc[]>(),
    /** The homes with adverts of these homes' projects. */
    mates: async (propertyIds: string[]): Promise<string[]> => {
      const projects = await model.distinct('project', { propertyId: { $in: propertyIds } })
      const homes = projects.length === 0 ? [] : await model.distinct('propertyId', { project: { $in: projects } })
      return homes.flatMap((id) => id ?? [])
    },
    /** The homes with adverts of the same suburb, type and bedrooms, itself included. */
    likeThis: async (propertyId: string): Promise<string[]> => {
      const keys = await model.distinct('keys', { propertyId })
      const homes = await model.distinct('propertyId', { keys: { $in: keys.filter(isRoomsKey) } })
      return homes.flatMap((id) => id ?? [])
    },
    /** The homes with adverts under any of these keys; of very many some. */
    underKeys: async (keys: string[]): Promise<string[]> => {
      const found = model.find({ keys: { $in: keys } }, { propertyId: 1 }).limit(underKeysAtMost)
      const docs = await found.lean<Pick<ListingDoc, 'propertyId'>[]>()
      return [...new Set(docs.flatMap(({ propertyId }) => propertyId ?? []))]
    },
    changesOf: (propertyIds: string[]) =>
      model
        .find({ propertyId: { $in: propertyIds } }, { propertyId: 1, history: 1 })
        .lean<Pick<ListingDoc, 'propertyId' | 'history'>[]>(),
    ...lookingUp(model),
    ...sold(model),
    /** Writes new and changed adverts. The fingerprint ensures that concurrent writers append a change once. */
    record: (writes: readonly ListingWrite[]) => upsertGuarded(model.collection, writes.map(upsertOf)),
    /** Inserts adverts. False when one exists; the others are still written. */
    begin: (writes: readonly ListingWrite[]) => insertEach(model.collection, writes.map(firstDocOf)),
  }
}

const underKeysAtMost = 2_000

type Model = ReturnType<typeof collectionIn>

const lookingUp = (model: Model) => ({
  /** What planning needs of the current adverts that these providers have of these homes. */
  lookedUpIn: (propertyIds: string[], providers: string[]) =>
    model
      .find(
        {
          propertyId: { $in: propertyIds },
          'listing.provider': { $in: providers },
          'listing.status': { $in: ['active' as const, 'underOffer' as const] },
        },
        { propertyId: 1, changedAt: 1, lookedUpAt: 1, 'listing.provider': 1, 'listing.sourceId': 1 },
      )
      .lean<LookedUpDoc[]>(),
  markLookedUp: (ids: string[], at: Date) => model.updateMany({ _id: { $in: ids } }, { $set: { lookedUpAt: at } }),
})

/** Enough for a busy postcode in a year. */
const salesAtMost = 300

type Days = Readonly<Record<'from' | 'until', string>>

const sold = (model: Model) => ({
  /** The homes of the same postcode and type that sold between these days for a price that is shown; latest first. */
  soldLike: (home: Parameters<typeof soldKeyOf>[0], { from, until }: Days) =>
    model
      .find({ soldIn: soldKeyOf(home), soldOn: { $gte: from, $lte: until } }, { propertyId: 1 })
      .sort({ soldOn: -1 })
      .limit(salesAtMost)
      .lean<Pick<ListingDoc, 'propertyId'>[]>(),
  /** The sold adverts of homes, with their whole history. */
  salesOf: (propertyIds: string[]) =>
    model.find({ propertyId: { $in: propertyIds }, 'listing.status': 'sold' as const }, saleFields).lean<SaleDoc[]>(),
})

const saleFields = {
  propertyId: 1,
  soldOn: 1,
  history: 1,
  'listing.id': 1,
  'listing.suburb': 1,
  'listing.status': 1,
  'listing.sale': 1,
} as const

/** How the home of an advert sold. */
type SaleDoc = Pick<ListingDoc, 'propertyId' | 'soldOn' | 'history'> & {
  listing: Pick<Listing, 'id' | 'suburb' | 'status' | 'sale'>
}

export type Listings = ReturnType<typeof createListings>

/** Adverts without their long texts. */
const briefs = (model: Model) => ({
  briefsOf: (propertyIds: string[]) => model.find({ propertyId: { $in: propertyIds } }, brief).lean<BriefDoc[]>(),
  /** The homes of adverts, their fingerprints and ages. */
  knownByIds: (ids: string[]) =>
    model
      .find({ _id: { $in: ids } }, { propertyId: 1, fingerprint: 1, askedAt: 1 })
      .lean<Pick<ListingDoc, '_id' | 'propertyId' | 'fingerprint' | 'askedAt'>[]>(),
})

const placing = (model: Model) => {
  const findAny = (field: string, values: readonly string[]) =>
    values.length === 0
      ? Promise.resolve([])
      : model
          .find({ [field]: { $in: values } }, { propertyId: 1, bornAs: 1, fingerprint: 1, firstSeenAt: 1 })
          .lean<PlacedDoc[]>()
  return {
    placedByIds: (ids: readonly string[]) => findAny('_id', ids),
    placedIn: (propertyIds: readonly string[]) => findAny('propertyId', propertyIds),
    placedWith: (keys: readonly string[]) => findAny('keys', keys),
    traitsOf: (ids: readonly string[]) =>
      model.find({ _id: { $in: ids }, traits: { $exists: true } }, { traits: 1, fingerprint: 1 }).lean<TraitsDoc[]>(),
    /** The founding adverts of the given homes. */
    bornAs: (propertyIds: readonly string[]) => findAny('bornAs', propertyIds),
    place: (moves: readonly Pick<ListingDoc, '_id' | 'propertyId' | 'bornAs'>[]) =>
      model.bulkWrite(
        moves.map(({ _id, propertyId, bornAs }) => ({
          updateOne: { filter: { _id }, update: { $set: { propertyId, ...(bornAs !== undefined && { bornAs }) } } },
        })),
      ),
  }
}
