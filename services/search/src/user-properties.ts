import type {
  listProperties,
  PropertyScore,
  PropertySnapshot,
  PropertySort,
  QueryOf,
  SearchedLocality,
} from '@verandah/contracts'
import { defineSchema, Json, requiredDate, requiredNumber, requiredString, type Kit } from '@verandah/kit'
import { behind, filterOf, sortOf, type Cursor } from './user-property-query.ts'
import { upsertNewer } from './upsert-newer.ts'

/** A home that some search of a user found, with its newest score. */
export interface UserPropertyDoc extends PropertyScore {
  /** `userId:propertyId`. */
  _id: string
  userId: string
  propertyId: string
  revision: number
  /** Lower-cased, for the filter. */
  suburbKey: string
  home: PropertySnapshot
  /** What the search that found it was looking at: location is judged by it. */
  locations: SearchedLocality[]
  foundAt: Date
  /** The price for sorting: homes without one come last either way. */
  priceAscending: number
  priceDescending: number
}

const schemaOf = () => {
  const schema = defineSchema<UserPropertyDoc>({
    _id: String,
    userId: requiredString,
    propertyId: requiredString,
    revision: requiredNumber,
    suburbKey: requiredString,
    home: { type: Json, required: true },
    locations: { type: [Json], default: [] },
    score: requiredNumber,
    breakdown: { type: [Json], default: [] },
    coverage: { type: Json, required: true },
    foundAt: requiredDate,
    priceAscending: requiredNumber,
    priceDescending: requiredNumber,
  })
  schema.index({ userId: 1, score: -1, propertyId: 1 })
  schema.index({ userId: 1, priceAscending: 1, propertyId: 1 })
  schema.index({ userId: 1, priceDescending: -1, propertyId: 1 })
  schema.index({ userId: 1, foundAt: -1, propertyId: 1 })
  return schema
}

const keysOf = ({ price, suburb }: PropertySnapshot) => ({
  suburbKey: suburb.toLowerCase(),
  priceAscending: price ?? Number.MAX_SAFE_INTEGER,
  priceDescending: price ?? -1,
})

type Filters = QueryOf<typeof listProperties>
type Found = Pick<UserPropertyDoc, 'home' | 'score' | 'breakdown' | 'coverage'>
export type Rescored = Pick<UserPropertyDoc, '_id' | 'score' | 'breakdown' | 'coverage'>

/** The `user_properties` collection: a user's ranked homes across searches. */
export const createUserProperties = ({ store }: Pick<Kit<unknown>, 'store'>) => {
  const model = store.collection('user_properties', schemaOf())

  return {
    record: (
      userId: string,
      found: Found[],
      { locations, foundAt }: { locations: SearchedLocality[]; foundAt: Date },
    ) =>
      upsertNewer(
        model as never,
        found.map(({ home, ...score }) => ({
          id: `${userId}:${home.id}`,
          revision: home.revision,
          fields: { userId, propertyId: home.id, home, locations, foundAt, ...score, ...keysOf(home) },
        })),
      ),
    find: (userId: string, propertyId: string) =>
      model.findOne({ _id: `${userId}:${propertyId}` }).lean<UserPropertyDoc>(),
    count: (userId: string, filters: Filters) => model.countDocuments(filterOf(userId, filters)),
    page: (
      userId: string,
      filters: Filters,
      { sort, limit, after }: { sort: PropertySort; limit: number; after: Cursor | null },
    ) =>
      model
        .find({ ...filterOf(userId, filters), ...behind(sort, after) })
        .sort(sortOf(sort))
        .limit(limit)
        .lean<UserPropertyDoc[]>(),
    /** A batch of a user's homes after `afterId`, in the order of ids. */
    batchOf: (userId: string, afterId: string, limit: number) =>
      model
        .find({ userId, _id: { $gt: afterId } })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<UserPropertyDoc[]>(),
    rescore: async (scores: Rescored[]) => {
      const operations = scores.map(({ _id, ...score }) => ({
        updateOne: { filter: { _id }, update: { $set: score } },
      }))
      if (operations.length > 0) await model.bulkWrite(operations as never, { ordered: false })
    },
  }
}
