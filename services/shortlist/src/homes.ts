import { ownHomesOf, PropertySnapshot } from '@verandah/contracts'
import { defineSchema, Json, keepNewest, type Kit, required } from '@verandah/kit'

export interface HomeDoc {
  /** The property's id. */
  _id: string
  revision: number
  home: PropertySnapshot
  isGone: boolean
}

/** The `homes` collection: tracked homes as of the last `TrackedPropertyChanged`. A read model. */
export function createHomes({ store }: Pick<Kit<unknown>, 'store'>) {
  const schema = defineSchema<HomeDoc>({
    _id: String,
    revision: required.number,
    home: { type: Json, contract: PropertySnapshot, required: true },
    isGone: { type: Boolean, required: true },
  })
  const model = store.collection('homes', schema)
  const keep = keepNewest(model)

  return {
    /** Stores newer revisions and ignores older ones. */
    record: ({ _id: id, revision, ...fields }: HomeDoc) => keep({ id, revision, fields }),
    /** Deletes homes that the user added themselves. */
    forgetOwn: async (userId: string): Promise<number> => (await model.deleteMany(ownHomesOf(userId))).deletedCount,
    byIds: async (ids: string[]): Promise<Map<string, HomeDoc>> => {
      const found = ids.length === 0 ? [] : await model.find({ _id: { $in: ids } }).lean<HomeDoc[]>()
      return new Map(found.map((home) => [home._id, home]))
    },
  }
}
