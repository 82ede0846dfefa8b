import { type EventOf, maxExportPartBytes, ScoringDataExported, type UserExportRequested } from '@verandah/contracts'
import { newEvent, splitText } from '@verandah/kit'
import type { Context } from './context.ts'

/** Hands out what a user weighs. */
export const exportUserData =
  ({ answers, clock, scoringWeights }: Context) =>
  async ({ data: { userId, exportId } }: EventOf<typeof UserExportRequested>): Promise<void> => {
    const weights = (await scoringWeights.of(userId))?.record ?? null
    const parts = splitText(JSON.stringify({ weights }), maxExportPartBytes)
    for (const [index, data] of parts.entries()) {
      const part = { userId, exportId, service: 'scoring' as const, data, part: index + 1, parts: parts.length }
      await answers.give(newEvent(ScoringDataExported, part, { clock, id: `${exportId}:scoring:${part.part}` }))
    }
  }
