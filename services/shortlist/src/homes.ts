import type { PropertySnapshot } from '@verandah/contracts'
import { defineSchema, Json, requiredNumber, upsertNewer, type Kit } from '@verandah/kit'

export interface HomeDoc {
  /** The property's id. */
  _id: string
  revision: number
  home: PropertySnapshot
  isGone: boolean
}

/** The `homes` collection: homes that somebody follows, as `TrackedPropertyChanged` last told them. A read model. */
export const createHomes = ({ store }: Pick<Kit<unknown>, 'store'>) => {
  const schema = defineSchema<HomeDoc>({
    _id: String,
    revision: requiredNumber,
    home: { type: Json, required: true },
    isGone: { type: Boolean, required: true },
  })
  const model = store.collection('homes', schema)

  return {
    record: ({ _id, revision, home, isGone }: HomeDoc) =>
      upsertNewer(model as never, [{ id: _id, revision, fields: { home, isGone } }]),
    byIds: async (ids: string[]): Promise<Map<string, HomeDoc>> => {
      const found = ids.length === 0 ? [] : await model.find({ _id: { $in: ids } }).lean<HomeDoc[]>()
      return new Map(found.map((home) => [home._id, home]))
    },
  }
}
