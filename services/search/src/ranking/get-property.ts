import { mayKnowHome, type Property } from '@verandah/contracts'
import { notFound, type Handler } from '@verandah/kit'
import type { RankingParts } from './ranking-parts.ts'
import { scoreForUser } from './score-for-user.ts'
import type { ShowHomes } from './show-homes.ts'

export type ShowPropertyDeps = RankingParts & { showHomes: ShowHomes }

/** A home as it is now, scored with the caller's current weights. */
export const getProperty =
  (deps: ShowPropertyDeps): Handler<'getProperty'> =>
  ({ caller, params }) =>
    showProperty(deps, caller.sub, params.id)

/** Throws `not-found` for a home that was never listed. */
export async function showProperty(deps: ShowPropertyDeps, userId: string, propertyId: string): Promise<Property> {
  const [shown] = await propertiesNow(deps, userId, [propertyId])
  if (!shown) throw notFound()
  return shown
}

/** Homes as shown to a buyer now; homes without stored adverts are left out. */
export async function propertiesNow(
  { properties, userProperties, userWeights, overrides, showHomes }: ShowPropertyDeps,
  userId: string,
  propertyIds: readonly string[],
): Promise<Property[]> {
  const ids = propertyIds.filter((id) => mayKnowHome(id, userId))
  const docs = await Promise.all(ids.map(properties.find))
  const known = await userProperties.findAll(userId, ids)
  const locationsOf = new Map(known.map(({ propertyId, locations }) => [propertyId, locations]))
  const homes = docs.flatMap((doc) =>
    doc?.home && !doc.own?.deletedAt ? { home: doc.home, locations: locationsOf.get(doc._id) ?? [] } : [],
  )
  const weights = await userWeights.of(userId)
  return showHomes(userId, await scoreForUser(overrides, userId, { weights, homes }), weights)
}
