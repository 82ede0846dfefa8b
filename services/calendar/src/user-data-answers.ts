import type { AnyEnvelope } from '@verandah/contracts'
import { addOutbox, defineSchema, isDuplicateKey, type Kit, toOutbox, type WithOutbox } from '@verandah/kit'

interface AnswerDoc extends WithOutbox {
  _id: string
}

const hourMs = 60 * 60 * 1000

/** The `user_data_answers` collection: what was said to requests about a user's data. It names nobody once it is said, and expires. */
export const createUserDataAnswers = ({ store, outbox }: Pick<Kit<unknown>, 'store' | 'outbox'>) => {
  const model = store.collection('user_data_answers', addOutbox(defineSchema<AnswerDoc>({ _id: String })))
  outbox.watch(model as never, { retainMs: hourMs })

  return {
    /** The first answer of an id counts. */
    give: async (id: string, answer: AnyEnvelope): Promise<void> => {
      const entries = toOutbox([answer])
      try {
        await model.create({ _id: id, outbox: entries })
      } catch (error) {
        if (isDuplicateKey(error)) return
        throw error
      }
      void outbox.deliver(model as never, id, entries)
    },
  }
}
