import type { AnyEnvelope } from '@verandah/contracts'
import { coalesce, defineSchema, type Kit, required } from '@verandah/kit'
import type { ScoringSettings } from './config.ts'

interface ScoredPageDoc {
  /** Id of the event that carried the page. */
  _id: string
  searchId: string
  scoredAt: Date
}

interface Scoring {
  doc: ScoredPageDoc
  events: AnyEnvelope[]
}

/** The `scored_pages` collection: pages that were scored, each with its event until that is published. */
export function createScoredPages({ store, settings }: Pick<Kit<ScoringSettings>, 'store' | 'settings'>) {
  const schema = defineSchema<ScoredPageDoc>({ _id: String, searchId: required.string, scoredAt: required.date })
  const pages = store.eventCollection('scored_pages', schema, { retainMs: settings.SCORED_SEARCHES_KEPT_MS })
  const addAll = coalesce(async (scorings: Scoring[], callers): Promise<boolean[]> => {
    const added: boolean[] = []
    while (added.length < scorings.length) {
      const left = scorings.slice(added.length)
      const count = await pages.insertInOrder(left, callers.slice(added.length))
      added.push(...left.slice(0, count + 1).map((_, at) => at < count))
    }
    return added
  })
  return {
    /** Stores the first scoring of a page; false for a later one. */
    add: (page: ScoredPageDoc, scored: AnyEnvelope): Promise<boolean> => addAll({ doc: page, events: [scored] }),
    /** Republishes the unpublished events of a scored page; false if the page was never scored. */
    publishAgain: pages.publishAgain,
  }
}
