import { defineSchema, findById, keepNewest, required, tooEarly, type Kit, forgetIn } from '@verandah/kit'

/** A user who can receive mail: a read model of auth's users. */
export interface RecipientDoc {
  /** The user's id. */
  _id: string
  /** 0 from registration; older revisions never overwrite newer ones. */
  revision: number
  username: string
  email: string
  name: string
  /** False until they confirm the address; until then, only the confirmation link is sent there. */
  isConfirmed?: boolean
}

export function createRecipients({ store }: Pick<Kit<unknown>, 'store'>) {
  const schema = defineSchema<RecipientDoc>({
    _id: String,
    revision: required.number,
    username: required.string,
    email: required.string,
    name: required.string,
    isConfirmed: Boolean,
  })
  const model = store.collection('addressees', schema)
  const find = findById(model)
  const keep = keepNewest(model)

  /**
   * Throws for an unknown user, so that the event is retried: their registration has not arrived yet. Events about
   * erased users are dropped earlier.
   */
  const expect = async (id: string): Promise<RecipientDoc> => {
    const found = await find(id)
    if (found) return found
    throw tooEarly(`The registration of user ${id} has not arrived`)
  }

  return {
    find,
    expect,
    /** Returns the recipient, or null if they have not confirmed their address. */
    expectConfirmed: async (id: string): Promise<RecipientDoc | null> => {
      const found = await expect(id)
      return found.isConfirmed === false ? null : found
    },
    record: ({ _id: id, revision, ...fields }: RecipientDoc) => keep({ id, revision, fields }),
    forget: forgetIn(model, '_id'),
  }
}
