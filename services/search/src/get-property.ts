import type { getProperty as route, PropertySnapshot, SearchedLocality } from '@verandah/contracts'
import { notFound, type Handler } from '@verandah/kit'
import { scoreProperty } from '@verandah/scoring-model'
import type { SearchContext } from './context.ts'
import { scoringInputOf } from './domain/scoring-inputs.ts'
import { toProperty } from './domain/to-property.ts'

/** A home as it is now, scored with what the caller weighs now. */
export const getProperty =
  (context: SearchContext): Handler<typeof route> =>
  async ({ caller, params }) => {
    const found = await context.properties.find(params.id)
    if (!found?.home) throw notFound()
    const known = await context.userProperties.find(caller.sub, params.id)
    const score = await scoreFor(context, caller.sub, found.home, known?.locations ?? [])
    return toProperty(found.home, score, context.settings.SCORE_DISPLAY)
  }

const scoreFor = async (
  { userWeights }: SearchContext,
  userId: string,
  home: PropertySnapshot,
  locations: SearchedLocality[],
) => scoreProperty({ input: scoringInputOf(home), weights: await userWeights.of(userId), filters: { locations } })
