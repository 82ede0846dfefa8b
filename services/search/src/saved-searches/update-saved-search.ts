import type { updateSavedSearch as route } from '@verandah/contracts'
import { notFound, type Handler } from '@verandah/kit'
import type { SearchContext } from '../context.ts'
import { scheduleOf } from './schedule-of.ts'
import { toSavedSearch } from './to-saved-search.ts'

/** Renames, or changes how often it runs. One that is turned on again runs at once and is compared from there. */
export const updateSavedSearch =
  ({ clock, savedSearches, savedHomes, settings }: SearchContext): Handler<typeof route> =>
  async ({ caller, params, body }) => {
    const doc = await savedSearches.findOwn(params.id, caller.sub)
    if (!doc) throw notFound()
    const now = clock.now()
    const { name = doc.name, frequency = doc.frequency } = body
    const isTurnedOn = doc.frequency === 'off' && frequency !== 'off'
    if (isTurnedOn) await savedHomes.beginAnew(doc._id)
    const isSame = frequency === doc.frequency && doc.nextCheckAt !== undefined
    const planned = isSame ? doc.nextCheckAt : scheduleOf({ ...doc, frequency }, settings, now)
    const nextCheckAt = isTurnedOn ? now : (planned ?? null)
    const updated = await savedSearches.updateOwn(params.id, caller.sub, { name, frequency, nextCheckAt })
    if (!updated) throw notFound()
    return toSavedSearch(updated)
  }
