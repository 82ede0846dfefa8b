import { shownPriceOf, type KeptHome, type PropertySort, type SearchedLocality } from '@verandah/contracts'
import { upsertNewer, type ListPlace, type Store, forgetIn } from '@verandah/kit'
import { type CurrentScore, placeKey } from '@verandah/scoring-model'
import type { Seen } from '../homes/domain/seen.ts'
import { reachOf } from '@verandah/listing-providers/listing'
import { batches } from './ranked-batches.ts'
import { rankedHomesIn, type RankedHomes, type UserPropertyDoc } from './user-property-document.ts'
import { behindIn, type Filters, filterOf, indexOf, outdated, sortOf } from './user-property-query.ts'

const keysOf = (home: KeptHome) => {
  const price = shownPriceOf(home)
  const { least, most } = reachOf(home)
  return {
    suburbKey: placeKey(home.suburb),
    priceAscending: price ?? Number.MAX_SAFE_INTEGER,
    priceDescending: price ?? -1,
    priceLeast: least,
    priceMost: most,
  }
}

type Found = Pick<UserPropertyDoc, 'home' | 'worth' | 'isRescoreDue'> & Pick<CurrentScore, 'sortKey'>

const fieldsOfScore = ({ sortKey: score, worth }: Omit<Found, 'home'>) => ({
  score,
  ...(worth !== undefined && { worth }),
})

/** A found home that is to be scored. */
interface News extends Seen {
  /** Missing from the ranking, or ranked in an older revision. */
  isNewer: boolean
  /** It changed since it was scored. */
  isDue: boolean
}

interface Finding {
  news: readonly News[]
  /** The search's filters and places. */
  locations: SearchedLocality[]
  foundAt: Date
}

interface Page {
  sort: PropertySort
  limit: number
  after: ListPlace | null
}

/** The `user_properties` collection: a user's ranked homes across searches. */
export function createUserProperties({ store }: { store: Store }) {
  const model = rankedHomesIn(store)
  return { ...questions(model), ...batches(model), ...changes(model), ...following(model), ...retention(model) }
}

const questions = (model: RankedHomes) => ({
  findAll: (userId: string, propertyIds: string[]) =>
    model.find({ _id: { $in: propertyIds.map((id) => idOf(userId, id)) } }).lean<UserPropertyDoc[]>(),
  count: (userId: string, filters: Filters) => model.countDocuments(filterOf(userId, filters)),
  page: (userId: string, filters: Filters, { sort, limit, after }: Page) =>
    model
      .find({ ...filterOf(userId, filters), ...behindIn(sort, after) })
      .sort(sortOf(sort))
      .hint(indexOf(sort))
      .limit(limit)
      .lean<UserPropertyDoc[]>(),
})

type KnownDoc = Pick<UserPropertyDoc, '_id' | 'revision' | 'foundAt' | 'isRescoreDue'>

/** Within this time, finding a home again does not update when it was last found. */
const foundAtOnceMs = 10 * 60 * 1000

const changes = (model: RankedHomes) => ({
  /** Updates homes found again; resolves to those to be scored. */
  findAgain: async (userId: string, homes: readonly Seen[], foundAt: Date): Promise<News[]> => {
    const ids = homes.map(({ propertyId }) => idOf(userId, propertyId))
    const known = model.find({ _id: { $in: ids } }, { revision: 1, foundAt: 1, isRescoreDue: 1 }).lean<KnownDoc[]>()
    const knownById = new Map((await known).map((doc) => [doc._id, doc]))
    const longAgo = new Date(foundAt.getTime() - foundAtOnceMs)
    const foundAgain = ids.filter((id) => (knownById.get(id)?.foundAt ?? foundAt) < longAgo)
    if (foundAgain.length > 0)
      await model.updateMany({ _id: { $in: foundAgain }, foundAt: { $lt: foundAt } }, { $set: { foundAt } })
    const asNews = ({ propertyId, revision }: Seen): News => {
      const doc = knownById.get(idOf(userId, propertyId))
      return { propertyId, revision, isNewer: revision > (doc?.revision ?? 0), isDue: doc?.isRescoreDue === true }
    }
    return homes.map(asNews).filter(({ isNewer, isDue }) => isNewer || isDue)
  },
  /** Older revisions never overwrite newer ones; a home that changed when found again is scored here. */
  record: async (userId: string, found: readonly Found[], { news, locations, foundAt }: Finding): Promise<void> => {
    const newsById = new Map(news.map((one) => [one.propertyId, one]))
    await upsertNewer(
      model.collection,
      found
        .filter(({ home }) => newsById.get(home.id)?.isNewer)
        .map(({ home, ...score }) => ({
          id: idOf(userId, home.id),
          revision: home.revision,
          fields: { userId, propertyId: home.id, home, locations, ...fieldsOfScore(score), ...keysOf(home) },
          latest: { foundAt },
        })),
    )
    const due = found.filter(({ home }) => newsById.get(home.id)?.isDue)
    if (due.length > 0)
      await model.bulkWrite(
        due.map((one) => ({ updateOne: scoringOf(userId, { ...one, isRescoreDue: true }, { locations }) })),
      )
  },
  /** Removes homes that are ranked under another id. */
  leave: (userId: string, propertyIds: string[]) =>
    model.deleteMany({ _id: { $in: propertyIds.map((id) => idOf(userId, id)) } }),
})

const idOf = (userId: string, propertyId: string): string => `${userId}:${propertyId}`

/** Skips a newer revision, and a score that is no longer due: another writer has made it, perhaps by other places. */
const scoringOf = (
  userId: string,
  { home, isRescoreDue, ...score }: Found,
  besides: Partial<UserPropertyDoc> = {},
) => ({
  filter: { _id: idOf(userId, home.id), revision: home.revision, ...(isRescoreDue && { isRescoreDue }) },
  update: { $set: { ...fieldsOfScore(score), ...besides }, $unset: { isRescoreDue: 1 as const } },
})

const following = (model: RankedHomes) => ({
  rescore: async (userId: string, found: readonly Found[]) => {
    const operations = found.map((one) => ({ updateOne: scoringOf(userId, one) }))
    if (operations.length > 0) await model.collection.bulkWrite(operations as never, { ordered: false })
  },
  /** Updates homes wherever they are ranked and marks their scores as due. */
  refresh: async (homes: KeptHome[]) => {
    const isRanked = homes.length > 0 && (await model.exists({ $or: outdated(homes) }))
    const operations = (isRanked ? homes : []).map((home) => ({
      updateMany: {
        filter: { propertyId: home.id, revision: { $lt: home.revision } },
        update: { $set: { home, revision: home.revision, isRescoreDue: true, ...keysOf(home) } },
      },
    }))
    if (operations.length > 0) await model.bulkWrite(operations, { ordered: false })
  },
  /** Removes an alias from every ranking that has its target. */
  leaveBeside: async (propertyId: string, main: string) => {
    const owners: string[] = await model.distinct('userId', { propertyId: main })
    if (owners.length > 0) await model.deleteMany({ propertyId, userId: { $in: owners } })
  },
  dueForRescore: (afterId: string, limit: number) =>
    model
      .find({ isRescoreDue: true, _id: { $gt: afterId } }, { userId: 1, propertyId: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<Pick<UserPropertyDoc, '_id' | 'userId' | 'propertyId'>[]>(),
})

const retention = (model: RankedHomes) => ({
  remove: (userId: string, propertyId: string) => model.deleteOne({ _id: idOf(userId, propertyId) }),
  forget: forgetIn(model),
  owners: (): Promise<string[]> => model.distinct('userId'),
  /** Users with homes that no search has found since `before`. */
  ownersOfOld: (before: Date): Promise<string[]> => model.distinct('userId', { foundAt: { $lt: before } }),
  forgetOld: (userId: string, before: Date, followed: string[]) =>
    model.deleteMany({ userId, foundAt: { $lt: before }, propertyId: { $nin: [...followed], $not: /^own:/ } }),
})
