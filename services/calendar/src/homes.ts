import { Inspection, ownHomesOf } from '@verandah/contracts'
import { defineSchema, findById, Json, keepNewest, type Kit, required } from '@verandah/kit'
import type { HomeTimes } from './domain/home-times.ts'

interface HomeDoc extends Omit<HomeTimes, 'propertyId'> {
  _id: string
  inspections: Inspection[]
}

/** The `homes` collection: each home as of its last `TrackedPropertyChanged`. A read model. */
export function createHomes({ store }: Pick<Kit<unknown>, 'store'>) {
  const schema = defineSchema<HomeDoc>({
    _id: String,
    revision: required.number,
    address: { type: String, default: '' },
    timeZone: required.string,
    inspections: { type: [Json], contract: Inspection, default: [] },
    auctionDate: { type: String, default: null },
    isGone: { type: Boolean, required: true },
  })
  const model = store.collection('homes', schema)
  const find = findById(model)
  const keep = keepNewest(model)

  const listOf = async (propertyIds: readonly (string | null)[]): Promise<Map<string, HomeTimes>> => {
    const ids = [...new Set(propertyIds)].filter((id) => id !== null)
    const docs = ids.length === 0 ? [] : await model.find({ _id: { $in: ids } }).lean<HomeDoc[]>()
    return new Map(docs.map((doc) => [doc._id, timesOf(doc)]))
  }

  return {
    listOf,
    /** Deletes homes that the user added themselves. */
    forgetOwn: async (userId: string): Promise<number> => (await model.deleteMany(ownHomesOf(userId))).deletedCount,
    of: async (propertyId: string | null): Promise<HomeTimes | null> => {
      const doc = propertyId === null ? null : await find(propertyId)
      return doc && timesOf(doc)
    },

    /** Stores newer revisions and ignores older ones. */
    record: ({ propertyId, revision, ...fields }: HomeTimes): Promise<void> =>
      keep({ id: propertyId, revision, fields }),
  }
}

const timesOf = ({ _id: propertyId, ...home }: HomeDoc): HomeTimes => ({ propertyId, ...home })
