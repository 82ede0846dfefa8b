import { maxExportPartBytes, SearchDataExported, type EventOf, type UserExportRequested } from '@verandah/contracts'
import { newEvent, splitText } from '@verandah/kit'
import type { SearchContext } from './context.ts'
import type { SearchDoc } from './searches/search-document.ts'
import type { UserPropertyDoc } from './ranking/user-property-document.ts'

const everything = Number.MAX_SAFE_INTEGER

/** Hands out what a user asked for and did here. What adverts say of homes is not theirs: a home is named by address and id. */
export const exportUserData =
  (context: SearchContext) =>
  async ({ data: { userId, exportId } }: EventOf<typeof UserExportRequested>): Promise<void> => {
    const { answers, clock, criteria, overrides, searches, savedSearches, userProperties } = context
    const ranked = await userProperties.batchOf(userId, '', everything)
    const kept = {
      criteria: await criteria.of(userId),
      searches: (await searches.listOf(userId, everything)).map(askedOf),
      savedSearches: (await savedSearches.listOf(userId)).map(({ standing: _, ...saved }) => saved),
      homes: ranked.map(foundOf),
      scoreOverrides: await overrides.allOf(userId),
    }
    const parts = splitText(JSON.stringify(kept), maxExportPartBytes)
    for (const [index, data] of parts.entries()) {
      const part = { userId, exportId, service: 'search' as const, data, part: index + 1, parts: parts.length }
      await answers.give(newEvent(SearchDataExported, part, { clock, id: `${exportId}:search:${part.part}` }))
    }
  }

const askedOf = ({ _id: id, filters, status, createdAt, resultsCount }: SearchDoc) => ({
  id,
  filters,
  status,
  createdAt,
  resultsCount,
})

const foundOf = ({ propertyId, home: { address }, score, foundAt }: UserPropertyDoc) => ({
  propertyId,
  address,
  score,
  foundAt,
})
