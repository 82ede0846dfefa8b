import type { listProperties, PropertySnapshot, PropertySort, QueryOf, SearchedLocality } from '@verandah/contracts'
import { upsertNewer, type Kit } from '@verandah/kit'
import { userPropertySchema, type UserPropertyDoc } from './user-property-document.ts'
import { behind, filterOf, sortOf, type Cursor } from './user-property-query.ts'

const keysOf = ({ price, suburb }: PropertySnapshot) => ({
  suburbKey: suburb.toLowerCase(),
  priceAscending: price ?? Number.MAX_SAFE_INTEGER,
  priceDescending: price ?? -1,
})

type Filters = QueryOf<typeof listProperties>
type Found = Pick<UserPropertyDoc, 'home' | 'score' | 'breakdown' | 'coverage'>

interface Finding {
  /** What the search was looking at. */
  locations: SearchedLocality[]
  foundAt: Date
}

interface Page {
  sort: PropertySort
  limit: number
  after: Cursor | null
}

/** The `user_properties` collection: a user's ranked homes across searches. */
export const createUserProperties = ({ store }: Pick<Kit<unknown>, 'store'>) => {
  const model = collectionIn(store)
  return { ...questions(model), ...changes(model) }
}

const collectionIn = (store: Kit<unknown>['store']) => store.collection('user_properties', userPropertySchema())
type UserProperties = ReturnType<typeof collectionIn>

const questions = (model: UserProperties) => ({
  find: (userId: string, propertyId: string) =>
    model.findOne({ _id: `${userId}:${propertyId}` }).lean<UserPropertyDoc>(),
  count: (userId: string, filters: Filters) => model.countDocuments(filterOf(userId, filters)),
  page: (userId: string, filters: Filters, { sort, limit, after }: Page) =>
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
})

const changes = (model: UserProperties) => ({
  /** An older revision of a home never overwrites a newer one. */
  record: (userId: string, found: Found[], { locations, foundAt }: Finding) =>
    upsertNewer(
      model as never,
      found.map(({ home, ...score }) => ({
        id: `${userId}:${home.id}`,
        revision: home.revision,
        fields: { userId, propertyId: home.id, home, locations, foundAt, ...score, ...keysOf(home) },
      })),
    ),
  forget: async (userId: string): Promise<number> => (await model.deleteMany({ userId })).deletedCount,
  /** Leaves a home alone that has a newer revision by now: whoever wrote that scored it. */
  rescore: async (userId: string, scored: Found[]) => {
    const operations = scored.map(({ home, ...score }) => ({
      updateOne: { filter: { _id: `${userId}:${home.id}`, revision: home.revision }, update: { $set: score } },
    }))
    if (operations.length > 0) await model.bulkWrite(operations, { ordered: false })
  },
})
