import { IdealCriteria } from '@verandah/contracts'
import { defineSchema, findById, Json, keepNewest, type Kit, required, withoutUnset, forgetIn } from '@verandah/kit'

interface UserBriefDoc {
  /** The user's id. */
  _id: string
  revision: number
  ideal: IdealCriteria
}

/** The `user_briefs` collection: what a buyer's brief gives as ideal criteria, a read model of `BriefChanged`. */
export function createUserBriefs({ store }: Pick<Kit<unknown>, 'store'>) {
  const schema = defineSchema<UserBriefDoc>({
    _id: String,
    revision: required.number,
    ideal: { type: Json, contract: IdealCriteria, required: true },
  })
  const model = store.collection('user_briefs', schema)
  const keep = keepNewest(model)
  const find = findById(model)
  return {
    record: (userId: string, revision: number, ideal: IdealCriteria) =>
      keep({ id: userId, revision, fields: { ideal: withoutUnset(ideal) } }),
    /** Null before the first event. */
    idealOf: async (userId: string): Promise<IdealCriteria | null> => (await find(userId))?.ideal ?? null,
    forget: forgetIn(model, '_id'),
  }
}
