import type { AnyEnvelope } from '@verandah/contracts'
import type { Kit } from '../service/define-service.ts'
import { isDuplicateKey } from '../store/is-duplicate-key.ts'
import { addOutbox, toOutbox, type WithOutbox } from '../store/outbox-entry.ts'
import { defineSchema } from '../store/schema.ts'

interface AnswerDoc extends WithOutbox {
  _id: string
}

const hourMs = 60 * 60 * 1000

/** The `user_data_answers` collection: what was said to requests about a user's data. It names nobody once it is said, and expires. */
export const createUserDataAnswers = ({ store, outbox }: Pick<Kit<unknown>, 'store' | 'outbox'>) => {
  const model = store.collection('user_data_answers', addOutbox(defineSchema<AnswerDoc>({ _id: String })))
  outbox.watch(model as never, { retainMs: hourMs })

  return {
    /** Publishes an answer durably. Its id is the event's: the first answer of an id counts. */
    give: async (answer: AnyEnvelope): Promise<void> => {
      const entries = toOutbox([answer])
      try {
        await model.create({ _id: answer.id, outbox: entries })
      } catch (error) {
        if (isDuplicateKey(error)) return
        throw error
      }
      void outbox.deliver(model as never, answer.id, entries)
    },
  }
}
