import type { AnyEnvelope } from '@verandah/contracts'
import { defineSchema, type Kit, requiredDate, requiredString } from '@verandah/kit'
import type { ScoringSettings } from './config.ts'

interface ScoredPageDoc {
  /** Id of the event that carried the page. */
  _id: string
  searchId: string
  scoredAt: Date
}

/** The `scored_pages` collection: pages that were scored, each with its event until that is published. */
export const createScoredPages = ({ store, settings }: Pick<Kit<ScoringSettings>, 'store' | 'settings'>) => {
  const schema = defineSchema<ScoredPageDoc>({ _id: String, searchId: requiredString, scoredAt: requiredDate })
  const pages = store.eventCollection('scored_pages', schema, { retainMs: settings.SCORED_SEARCHES_KEPT_MS })
  return {
    /** Stores the first scoring of a page and ignores later ones. */
    add: (page: ScoredPageDoc, scored: AnyEnvelope) => pages.insert(page, [scored]),
    /** Republishes the unpublished events of a scored page; false if the page was never scored. */
    publishAgain: pages.publishAgain,
  }
}
