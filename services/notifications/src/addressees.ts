import { defineSchema, isDuplicateKey, requiredNumber, type Kit } from '@verandah/kit'

/** Who can be written to: a read model of auth's users. */
export interface AddresseeDoc {
  /** The user's id. */
  _id: string
  /** 0 from registration; an older one never overwrites a newer one. */
  revision: number
  username: string
  email: string
  name: string
}

/** What is left of a user who has gone: enough to ignore what comes late. */
const goneRevision = Number.MAX_SAFE_INTEGER

/** The `addressees` collection. */
export const createAddressees = ({ store }: Pick<Kit<unknown>, 'store'>) => {
  const schema = defineSchema<AddresseeDoc>({
    _id: String,
    revision: requiredNumber,
    username: { type: String, default: '' },
    email: { type: String, default: '' },
    name: { type: String, default: '' },
  })
  const model = store.collection('addressees', schema)

  const replace = async (id: string, revision: number, fields: Omit<AddresseeDoc, '_id' | 'revision'>) => {
    try {
      await model.updateOne(
        { _id: id, revision: { $lt: revision } },
        { $set: { ...fields, revision } },
        { upsert: true },
      )
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
    }
  }

  return {
    /** Null for strangers and for users who have gone. */
    find: (id: string) => model.findOne({ _id: id, revision: { $lt: goneRevision } }).lean<AddresseeDoc>(),
    hasGone: async (id: string) => (await model.exists({ _id: id, revision: goneRevision })) !== null,
    record: ({ _id, revision, ...fields }: AddresseeDoc) => replace(_id, revision, fields),
    forget: (id: string) => replace(id, goneRevision, { username: '', email: '', name: '' }),
  }
}
