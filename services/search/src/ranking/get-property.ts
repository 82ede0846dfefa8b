import type { getProperty as route, Property } from '@verandah/contracts'
import { notFound, type Handler } from '@verandah/kit'
import { scoreProperty } from '@verandah/scoring-model'
import type { SearchContext } from '../context.ts'
import { scoringInputOf } from './domain/scoring-inputs.ts'
import { showHome } from './show-homes.ts'

/** A home as it is now, scored with what the caller weighs now. */
export const getProperty =
  (context: SearchContext): Handler<typeof route> =>
  ({ caller, params }) =>
    showAsOfNow(context, caller.sub, params.id)

/** Throws `not-found` for a home that nobody ever listed. */
export const showAsOfNow = async (context: SearchContext, userId: string, propertyId: string): Promise<Property> => {
  const { properties, userProperties, userWeights, overrides } = context
  const home = (await properties.find(propertyId))?.home
  if (!home) throw notFound()
  const known = await userProperties.find(userId, propertyId)
  const own = await overrides.of(userId, [propertyId])
  const weights = await userWeights.of(userId)
  const filters = { locations: known?.locations ?? [] }
  return showHome(context, userId, {
    home,
    ...scoreProperty({ input: scoringInputOf(home, own.get(propertyId)), weights, filters }),
  })
}
