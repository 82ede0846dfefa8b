import type { getProperty as route, Property } from '@verandah/contracts'
import { notFound, type Handler } from '@verandah/kit'
import type { Properties } from '../homes/properties.ts'
import { scoreForUser } from './score-for-user.ts'
import type { OverridesCollection } from './score-overrides.ts'
import type { ShowHomes } from './show-homes.ts'
import type { UserProperties } from './user-properties.ts'
import type { UserWeights } from './user-weights.ts'

export interface ShowPropertyDeps {
  properties: Properties
  userProperties: UserProperties
  userWeights: UserWeights
  overrides: OverridesCollection
  showHomes: ShowHomes
}

/** A home as it is now, scored with what the caller weighs now. */
export const getProperty =
  (deps: ShowPropertyDeps): Handler<typeof route> =>
  ({ caller, params }) =>
    showProperty(deps, caller.sub, params.id)

/** Throws `not-found` for a home that nobody ever listed. */
export const showProperty = async (deps: ShowPropertyDeps, userId: string, propertyId: string): Promise<Property> => {
  const home = (await deps.properties.find(propertyId))?.home
  if (!home) throw notFound()
  const known = await deps.userProperties.find(userId, propertyId)
  const weights = await deps.userWeights.of(userId)
  const homes = [{ home, locations: known?.locations ?? [] }]
  const [shown] = await deps.showHomes(userId, await scoreForUser(deps.overrides, userId, { weights, homes }))
  if (!shown) throw notFound()
  return shown
}
