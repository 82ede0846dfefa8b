import { Milliseconds } from '@verandah/kit'
import * as z from 'zod'

const hourMs = 60 * 60 * 1000

/** Settings of the scoring service; names are environment variables. */
export const ScoringSettings = z.object({
  /** How long weights and scored pages of a search are kept; far longer than a search runs. Later pages are ignored. */
  SCORED_SEARCHES_KEPT_MS: Milliseconds.default(6 * hourMs),
})
export type ScoringSettings = z.output<typeof ScoringSettings>
