import { Milliseconds } from '@verandah/kit'
import * as z from 'zod'

const hourMs = 60 * 60 * 1000

/** Settings of the scoring service; names are environment variables. */
export const ScoringSettings = z.object({
  /** How long the weights and the scored pages of a search are kept: much longer than it may take. What comes later belongs to no search any more. */
  SCORED_SEARCHES_KEPT_MS: Milliseconds.default(6 * hourMs),
})
export type ScoringSettings = z.output<typeof ScoringSettings>
