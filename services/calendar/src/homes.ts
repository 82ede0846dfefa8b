import { Inspection } from '@verandah/contracts'
import { defineSchema, Json, type Kit, requiredNumber, requiredString, upsertNewer } from '@verandah/kit'
import type { HomeTimes } from './domain/home-times.ts'

interface HomeDoc extends Omit<HomeTimes, 'propertyId'> {
  _id: string
  inspections: Inspection[]
}

/** The `homes` collection: what `TrackedPropertyChanged` last said of a home, a read model. */
export const createHomes = ({ store }: Pick<Kit<unknown>, 'store'>) => {
  const schema = defineSchema<HomeDoc>({
    _id: String,
    revision: requiredNumber,
    address: { type: String, default: '' },
    timeZone: requiredString,
    inspections: { type: [Json], contract: Inspection, default: [] },
    auctionDate: { type: String, default: null },
    isGone: { type: Boolean, required: true },
  })
  const model = store.collection('homes', schema)

  const listOf = async (propertyIds: readonly (string | null)[]): Promise<Map<string, HomeTimes>> => {
    const ids = [...new Set(propertyIds)].filter((id) => id !== null)
    const docs = ids.length === 0 ? [] : await model.find({ _id: { $in: ids } }).lean<HomeDoc[]>()
    return new Map(docs.map(({ _id, ...home }) => [_id, { propertyId: _id, ...home }]))
  }

  return {
    listOf,
    of: async (propertyId: string | null): Promise<HomeTimes | null> =>
      propertyId === null ? null : ((await listOf([propertyId])).get(propertyId) ?? null),

    /** Keeps what is newer; of an older revision nothing. */
    record: ({ propertyId, revision, ...fields }: HomeTimes): Promise<void> =>
      upsertNewer(model, [{ id: propertyId, revision, fields }]),
  }
}
