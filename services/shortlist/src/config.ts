import { Milliseconds } from '@verandah/kit'
import * as z from 'zod'

const dayMs = 24 * 60 * 60 * 1000

/** Settings of the shortlist service; names are environment variables. */
export const ShortlistSettings = z.object({
  /** How long a home removed from the shortlist can be restored with its notes and tags. */
  REMOVED_HOMES_KEPT_MS: Milliseconds.default(30 * dayMs),
})
export type ShortlistSettings = z.output<typeof ShortlistSettings>
