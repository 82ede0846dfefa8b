import type { AnyEnvelope } from '@verandah/contracts'
import type { Kit } from '../service/define-service.ts'
import { defineSchema } from '../store/schema.ts'

const hourMs = 60 * 60 * 1000

/** The `user_data_answers` collection: what was said to requests about a user's data. It names nobody once it is said, and expires. */
export const createUserDataAnswers = ({ store }: Pick<Kit<unknown>, 'store'>) => {
  const schema = defineSchema<{ _id: string }>({ _id: String })
  const answers = store.eventCollection('user_data_answers', schema, { retainMs: hourMs })
  return {
    /** Publishes an answer durably. Its id is the event's: the first answer of an id counts. */
    give: (answer: AnyEnvelope) => answers.insert({ _id: answer.id }, [answer]),
  }
}
