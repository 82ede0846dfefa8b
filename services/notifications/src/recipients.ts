import { defineSchema, findById, keepNewest, requiredNumber, requiredString, tooEarly, type Kit } from '@verandah/kit'

/** Who can be written to: a read model of auth's users. */
export interface RecipientDoc {
  /** The user's id. */
  _id: string
  /** 0 from registration; an older one never overwrites a newer one. */
  revision: number
  username: string
  email: string
  name: string
  /** False until they have proved the address; nothing but the link for that goes there. */
  isConfirmed?: boolean
}

/** The `addressees` collection. */
export const createRecipients = ({ store }: Pick<Kit<unknown>, 'store'>) => {
  const schema = defineSchema<RecipientDoc>({
    _id: String,
    revision: requiredNumber,
    username: requiredString,
    email: requiredString,
    name: requiredString,
    isConfirmed: Boolean,
  })
  const model = store.collection('addressees', schema)
  const find = findById(model)
  const keep = keepNewest(model)

  /** An event about an unknown user waits: their registration is on its way. Events about erased users are dropped before. */
  const expect = async (id: string): Promise<RecipientDoc> => {
    const found = await find(id)
    if (found) return found
    throw tooEarly(`The registration of user ${id} has not arrived`)
  }

  return {
    find,
    expect,
    /** Whom mails may reach: null for somebody who has not proved their address. */
    expectConfirmed: async (id: string): Promise<RecipientDoc | null> => {
      const found = await expect(id)
      return found.isConfirmed === false ? null : found
    },
    record: ({ _id: id, revision, ...fields }: RecipientDoc) => keep({ id, revision, fields }),
    forget: async (id: string): Promise<number> => (await model.deleteMany({ _id: id })).deletedCount,
  }
}
