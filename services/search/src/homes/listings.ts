import { PropertyChange } from '@verandah/contracts'
import { defineSchema, insertEach, Json, requiredDate, requiredString, upsertGuarded, type Store } from '@verandah/kit'
import { isRoomsKey } from './domain/merging/keys.ts'
import { giveTraits } from './give-traits.ts'
import { hidePrices } from './hide-prices.ts'
import { firstDocOf, type ListingWrite, upsertOf } from './listing-writes.ts'
import type { Traits } from './domain/merging/traits.ts'
import type { Listing } from '@verandah/listing-providers/listing'

/** One advert as last received, with its history of price, status and slots. */
export interface ListingDoc {
  /** `provider:sourceId`. */
  _id: string
  /** The home that shows it; unset briefly while new. */
  propertyId?: string
  /** The home that it founded, if any; that home keeps its URL. */
  bornAs?: string
  listing: Listing
  fingerprint: string
  /** The traits that merging compares, and the blocking keys. */
  traits: Traits
  keys: string[]
  /** `provider:id` of the project that it is part of. */
  project?: string
  firstSeenAt: Date
  changedAt: Date
  /** When this advert was last looked up at its provider. */
  lookedUpAt?: Date
  /** Append-only. */
  history: PropertyChange[]
}

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

const listingSchema = () => {
  const schema = defineSchema<ListingDoc>({
    _id: String,
    propertyId: String,
    bornAs: String,
    listing: { type: Json, required: true },
    fingerprint: requiredString,
    traits: { type: Json },
    keys: { type: [String], default: [] },
    project: String,
    firstSeenAt: requiredDate,
    changedAt: requiredDate,
    lookedUpAt: Date,
    history: { type: [Json], contract: PropertyChange, default: [] },
  })
  schema.index({ propertyId: 1 })
  schema.index({ bornAs: 1 })
  schema.index({ keys: 1 })
  schema.index({ project: 1 }, { sparse: true })
  return schema
}

const collectionIn = (store: Store) =>
  store.collection('listings', listingSchema(), {
    steps: [giveTraits, hidePrices({ number: 2, at: 'listing' })],
  })

/** The `listings` collection. */
export const createListings = ({ store }: { store: Store }) => {
  const model = collectionIn(store)

  return {
    byIds: (ids: string[]) => model.find({ _id: { $in: ids } }, { history: 0 }).lean<Omit<ListingDoc, 'history'>[]>(),
    wordsOf: (ids: string[]) =>
      model.find({ _id: { $in: ids } }, { fingerprint: 1, traits: 1, listing: 1 }).lean<WordsDoc[]>(),
    ...briefs(model),
    ...placing(model),
    /** The adverts of one home with their whole history. */
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
    /** The history of homes' adverts. */
    changesOf: (propertyIds: string[]) =>
      model
        .find({ propertyId: { $in: propertyIds } }, { propertyId: 1, history: 1 })
        .lean<Pick<ListingDoc, 'propertyId' | 'history'>[]>(),
    ...lookingUp(model),
    /** Writes new and changed adverts. The fingerprint ensures that concurrent writers append a change once. */
    record: (writes: readonly ListingWrite[]) => upsertGuarded(model.collection, writes.map(upsertOf)),
    /** Inserts adverts. False when one exists; the others are still written. */
    begin: (writes: readonly ListingWrite[]) => insertEach(model.collection, writes.map(firstDocOf)),
  }
}

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

export type Listings = ReturnType<typeof createListings>

/** Adverts without their long texts. */
const briefs = (model: Model) => ({
  briefsOf: (propertyIds: string[]) => model.find({ propertyId: { $in: propertyIds } }, brief).lean<BriefDoc[]>(),
  /** The homes of adverts, and their fingerprints. */
  knownByIds: (ids: string[]) =>
    model
      .find({ _id: { $in: ids } }, { propertyId: 1, fingerprint: 1 })
      .lean<Pick<ListingDoc, '_id' | 'propertyId' | 'fingerprint'>[]>(),
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
