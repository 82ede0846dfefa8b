import { ScoreOverridesChanged, type EventOf, type ScoreOverrides } from '@verandah/contracts'
import { newEvent, type Clock, type Handler } from '@verandah/kit'
import { demandHome } from '../homes/properties.ts'
import { showProperty, type ShowPropertyDeps } from './get-property.ts'
import type { RankingParts } from './ranking-parts.ts'
import { rescoreHomes, type RescoreDeps } from './rescore-properties.ts'

/** Overrides calculated values of a home for the caller; the score follows at once. */
export const overrideScore =
  (deps: ShowPropertyDeps & { clock: Clock }): Handler<'overrideScore'> =>
  async ({ caller, params, body }) => {
    const subject = { userId: caller.sub, propertyId: params.id }
    await demandHome(deps.properties, caller.sub, params.id)
    const overrides = withoutEmpty(body.scoreOverrides)
    await deps.overrides.save({ ...subject, overrides }, (revision) =>
      newEvent(ScoreOverridesChanged, { ...subject, revision, overrides }, { clock: deps.clock }),
    )
    await rescoreHome(deps, subject)
    return showProperty(deps, caller.sub, params.id)
  }

/** Overrides without empty values; null if none remain. */
const withoutEmpty = (given: ScoreOverrides | null): ScoreOverrides | null => {
  const kept = Object.entries(given ?? {}).filter(([, value]) =>
    typeof value === 'object' ? Object.keys(value).length > 0 : value !== undefined,
  )
  return kept.length === 0 ? null : Object.fromEntries(kept)
}

/** Ranks the home again, in case the request that changed the overrides crashed before. */
export const followOverride =
  (deps: RescoreHomeDeps) =>
  ({ data }: EventOf<typeof ScoreOverridesChanged>): Promise<void> =>
    rescoreHome(deps, data)

type RescoreHomeDeps = RescoreDeps & Pick<RankingParts, 'properties'>

/** Its ranking may have it at another address. */
const rescoreHome = async (deps: RescoreHomeDeps, { userId, propertyId }: { userId: string; propertyId: string }) =>
  rescoreHomes(deps, userId, [...(await deps.properties.addressesOf([propertyId])).keys()])
