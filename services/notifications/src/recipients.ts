import { defineSchema, requiredNumber, requiredString, upsertNewer, type Kit } from '@verandah/kit'

/** Who can be written to: a read model of auth's users. */
export interface RecipientDoc {
  /** The user's id. */
  _id: string
  /** 0 from registration; an older one never overwrites a newer one. */
  revision: number
  username: string
  email: string
  name: string
}

/** The `addressees` collection. */
export const createRecipients = ({ store }: Pick<Kit<unknown>, 'store'>) => {
  const schema = defineSchema<RecipientDoc>({
    _id: String,
    revision: requiredNumber,
    username: requiredString,
    email: requiredString,
    name: requiredString,
  })
  const model = store.collection('addressees', schema)

  return {
    find: (id: string) => model.findOne({ _id: id }).lean<RecipientDoc>(),
    record: ({ _id: id, revision, ...fields }: RecipientDoc) => upsertNewer(model, [{ id, revision, fields }]),
    forget: async (id: string): Promise<number> => (await model.deleteMany({ _id: id })).deletedCount,
  }
}
