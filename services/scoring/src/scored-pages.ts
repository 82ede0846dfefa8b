import type { AnyEnvelope } from '@verandah/contracts'
import { defineSchema, type Kit, requiredDate, requiredString } from '@verandah/kit'
import type { ScoringSettings } from './config.ts'

interface ScoredPageDoc {
  /** The event that brought the page. */
  _id: string
  searchId: string
  scoredAt: Date
}

/** The `scored_pages` collection: which pages were scored, each with the event that says so until that is published. */
export const createScoredPages = ({ store, settings }: Pick<Kit<ScoringSettings>, 'store' | 'settings'>) => {
  const schema = defineSchema<ScoredPageDoc>({ _id: String, searchId: requiredString, scoredAt: requiredDate })
  const pages = store.eventCollection('scored_pages', schema, { retainMs: settings.SCORED_SEARCHES_KEPT_MS })
  return {
    /** Keeps the first scoring of a page; of a later one nothing is kept. */
    add: (page: ScoredPageDoc, scored: AnyEnvelope) => pages.insert(page, [scored]),
    /** Publishes what a scored page still carries; false when the page was never scored. */
    publishAgain: pages.publishAgain,
  }
}
