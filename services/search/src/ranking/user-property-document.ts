import { KeptHome, SearchedLocality } from '@verandah/contracts'
import { defineSchema, Json, required, type Store, type Step } from '@verandah/kit'
import { hidePrices } from '../homes/hide-prices.ts'
import { reachOf } from '@verandah/listing-providers/listing'

/** Score and reasons are computed on reading. */
export interface UserPropertyDoc {
  /** `userId:propertyId`. */
  _id: string
  userId: string
  propertyId: string
  revision: number
  /** Only sorts: the sort key of the score. */
  score: number
  /** Lower-cased, for the filter. */
  suburbKey: string
  home: KeptHome
  /** The places of the search that found it: location is scored by them. */
  locations: SearchedLocality[]
  /** Rescores it by other weights without reading the home: see `score-for-user.ts`. */
  worth?: string
  /** When a search last found it. */
  foundAt: Date
  /** The home changed since it was scored. */
  isRescoreDue?: boolean
  /** The sort price; homes without one come last in either direction. */
  priceAscending: number
  priceDescending: number
  /** The least and most that it may cost, for filters; null is unknown. A hidden price counts by its band's middle. */
  priceLeast?: number | null
  priceMost?: number | null
}

export function rankedHomesIn(store: Store) {
  return store.collection('user_properties', userPropertySchema(), {
    steps: [hidePrices({ number: 1, at: 'home', besides: { isRescoreDue: true } }), bandPrices],
  })
}
export type RankedHomes = ReturnType<typeof rankedHomesIn>

const userPropertySchema = () => {
  const schema = defineSchema<UserPropertyDoc>({
    _id: String,
    userId: required.string,
    propertyId: required.string,
    revision: required.number,
    suburbKey: required.string,
    home: { type: Json, contract: KeptHome, required: true },
    locations: { type: [Json], contract: SearchedLocality, default: [] },
    score: required.number,
    worth: String,
    foundAt: required.date,
    isRescoreDue: Boolean,
    priceAscending: required.number,
    priceDescending: required.number,
    priceLeast: Number,
    priceMost: Number,
  })
  schema.index({ userId: 1, score: -1, propertyId: 1 })
  schema.index({ userId: 1, priceAscending: 1, propertyId: 1 })
  schema.index({ userId: 1, priceDescending: -1, propertyId: 1 })
  schema.index({ userId: 1, foundAt: -1, propertyId: 1 })
  schema.index({ userId: 1, 'home.status': 1 })
  schema.index({ propertyId: 1, revision: 1 })
  schema.index({ foundAt: 1 })
  schema.index({ isRescoreDue: 1 }, { sparse: true })
  return schema
}

/** Earlier builds filtered by the exact hidden price. */
export const bandPrices: Step = {
  number: 2,
  describe: 'filters homes whose price is hidden by the middle of its band',
  run: async (collection) => {
    const hidden = collection.find({ 'home.hiddenPrice': { $type: 'number' } })
    for await (const { _id, home } of hidden) {
      const { least, most } = reachOf(home as KeptHome)
      await collection.updateOne({ _id }, { $set: { priceLeast: least, priceMost: most, isRescoreDue: true } })
    }
  },
}
