import { maxExportPartBytes, ShortlistDataExported, type EventOf, type UserExportRequested } from '@verandah/contracts'
import { newEvent, splitText } from '@verandah/kit'
import type { Context } from './context.ts'
import { showSaved } from './show-saved.ts'

/** Hands out a user's shortlist, homes that can still be put back among it. It is not gated: the data is theirs. */
export const exportUserData =
  (context: Context) =>
  async ({ data: { userId, exportId } }: EventOf<typeof UserExportRequested>): Promise<void> => {
    const { answers, clock, saved } = context
    const savedProperties = await showSaved(context, await saved.listOf(userId))
    const removedProperties = await showSaved(context, await saved.removedOf(userId))
    const parts = splitText(JSON.stringify({ savedProperties, removedProperties }), maxExportPartBytes)
    for (const [index, data] of parts.entries()) {
      const part = { userId, exportId, service: 'shortlist' as const, data, part: index + 1, parts: parts.length }
      const id = `${exportId}:shortlist:${part.part}`
      await answers.give(newEvent(ShortlistDataExported, part, { clock, id }))
    }
  }
