import { maxCompared } from '@verandah/contracts'
import { invalid, notFound, type Handler } from '@verandah/kit'
import type { ShortlistContext } from './context.ts'
import { compareHomes } from './domain/compare-homes.ts'
import { showSaved } from './show-saved.ts'

/** Returns saved homes of the caller side by side, in the requested order. */
export const compareSavedProperties =
  (context: ShortlistContext): Handler<'compareSavedProperties'> =>
  async ({ caller, query }) => {
    const ids = idsIn(query.ids)
    const found = await context.saved.findOwnAll(ids, caller.sub)
    if (found.length !== ids.length) throw notFound()
    const homes = await showSaved(
      context,
      ids.flatMap((id) => found.find(({ _id }) => _id === id) ?? []),
    )
    return { homes, rows: compareHomes(homes) }
  }

const idsIn = (text: string): string[] => {
  const ids = [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== '')
  if (ids.length >= 1 && ids.length <= maxCompared) return ids
  throw invalid([{ field: 'ids', message: `Name one to ${maxCompared} saved homes, separated by commas` }])
}
