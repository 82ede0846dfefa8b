import { mayKnowHome, type getProperty as route, type Property } from '@verandah/contracts'
import { AppError, notFound, type Handler } from '@verandah/kit'
import type { RankingParts } from './ranking-parts.ts'
import { scoreForUser } from './score-for-user.ts'
import type { ShowHomes } from './show-homes.ts'

export type ShowPropertyDeps = Pick<RankingParts, 'properties' | 'userProperties' | 'userWeights' | 'overrides'> & {
  showHomes: ShowHomes
}

/** A home as it is now, scored with what the caller weighs now. */
export const getProperty =
  (deps: ShowPropertyDeps): Handler<typeof route> =>
  ({ caller, params }) =>
    showProperty(deps, caller.sub, params.id)

/** Throws `not-found` for a home that nobody ever listed. */
export const showProperty = async (deps: ShowPropertyDeps, userId: string, propertyId: string): Promise<Property> => {
  const found = mayKnowHome(propertyId, userId) ? await deps.properties.find(propertyId) : null
  const home = found?.own?.deletedAt ? null : found?.home
  if (!home) throw notFound()
  const known = await deps.userProperties.find(userId, propertyId)
  const weights = await deps.userWeights.of(userId)
  const homes = [{ home, locations: known?.locations ?? [] }]
  const [shown] = await deps.showHomes(userId, await scoreForUser(deps.overrides, userId, { weights, homes }), weights)
  if (!shown) throw notFound()
  return shown
}

/** What a buyer is shown of a home now; null for one whose adverts are all forgotten. */
export const propertyNow = async (deps: ShowPropertyDeps, userId: string, propertyId: string) => {
  try {
    return await showProperty(deps, userId, propertyId)
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not-found') return null
    throw error
  }
}
