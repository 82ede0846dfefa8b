import type { AnyEnvelope } from '@verandah/contracts'
import {
  addOutbox,
  defineSchema,
  isDuplicateKey,
  type Kit,
  type OutboxEntry,
  requiredDate,
  requiredString,
  toOutbox,
  type WithOutbox,
} from '@verandah/kit'
import type { ScoringSettings } from './config.ts'

interface ScoredPageDoc extends WithOutbox {
  /** The event that brought the page. */
  _id: string
  searchId: string
  scoredAt: Date
}

const schemaOf = () =>
  addOutbox(defineSchema<ScoredPageDoc>({ _id: String, searchId: requiredString, scoredAt: requiredDate }))

/** The `scored_pages` collection: which pages were scored, each with the event that says so until that is published. */
export const createScoredPages = ({
  store,
  outbox,
  settings,
}: Pick<Kit<ScoringSettings>, 'store' | 'outbox' | 'settings'>) => {
  const model = store.collection<ScoredPageDoc>('scored_pages', schemaOf())
  outbox.watch(model as never, { retainMs: settings.SCORED_SEARCHES_KEPT_MS })
  const deliver = (id: string, entries: OutboxEntry[]) => void outbox.deliver(model as never, id, entries)

  return {
    /** Keeps the first scoring of a page; of a later one nothing is kept. */
    add: async (page: Omit<ScoredPageDoc, keyof WithOutbox>, scored: AnyEnvelope): Promise<void> => {
      const entries = toOutbox([scored])
      try {
        await model.create({ ...page, outbox: entries })
        deliver(page._id, entries)
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
      }
    },

    /** Publishes what a scored page still carries; false when the page was never scored. */
    publishAgain: async (eventId: string): Promise<boolean> => {
      const doc = await model.findOne({ _id: eventId }, { outbox: 1 }).lean<Pick<ScoredPageDoc, 'outbox'>>()
      if (doc && doc.outbox.length > 0) deliver(eventId, doc.outbox)
      return doc !== null
    },
  }
}
