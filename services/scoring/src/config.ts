import { Milliseconds } from '@verandah/kit'
import * as z from 'zod'

const dayMs = 24 * 60 * 60 * 1000

/** Settings of the scoring service; names are environment variables. */
export const ScoringSettings = z.object({
  /** How long the weights and the scored pages of a search are kept: for as long as its events may be delivered again. */
  SCORED_SEARCHES_KEPT_MS: Milliseconds.default(7 * dayMs),
})
export type ScoringSettings = z.output<typeof ScoringSettings>
