import * as z from 'zod/mini'
import { defineEvent } from '../define-event.ts'
import { Id, Instant } from '../fields.ts'
import { HomeChange, SavedSearchFrequency } from '../models/saved-search.ts'

export const maxChangesPerMessage = 100

export const SavedSearchChecked = defineEvent('search', 'SavedSearchChecked', {
  version: 2,
  summary: 'A saved search ran again and something about its homes is different. Its first run says nothing.',
  data: z.object({
    savedSearchId: Id,
    userId: Id,
    name: z.string(),
    frequency: SavedSearchFrequency,
    /** The compared run. */
    searchId: Id,
    /** Increments with every comparison of this saved search. */
    check: z.int(),
    checkedAt: Instant,
    /** At most one per home and kind; for slots, one per start. */
    changes: z.array(HomeChange).check(z.maxLength(maxChangesPerMessage)),
  }),
})
