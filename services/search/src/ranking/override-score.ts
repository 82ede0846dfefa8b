import {
  mayKnowHome,
  ScoreOverridesChanged,
  type EventOf,
  type overrideScore as route,
  type ScoreOverrides,
} from '@verandah/contracts'
import { newEvent, notFound, type Clock, type Handler } from '@verandah/kit'
import { showProperty, type ShowPropertyDeps } from './get-property.ts'
import { rescoreHomes, type RescoreDeps } from './rescore-properties.ts'

/** Puts values of the caller's own in place of calculated ones of a home; the score follows at once. */
export const overrideScore =
  (deps: ShowPropertyDeps & { clock: Clock }): Handler<typeof route> =>
  async ({ caller, params, body }) => {
    const subject = { userId: caller.sub, propertyId: params.id }
    if (!mayKnowHome(params.id, caller.sub) || !(await deps.properties.find(params.id))) throw notFound()
    const overrides = withoutEmpty(body.scoreOverrides)
    await deps.overrides.save({ ...subject, overrides }, (revision) =>
      newEvent(ScoreOverridesChanged, { ...subject, revision, overrides }, { clock: deps.clock }),
    )
    await rescoreHomes(deps, caller.sub, [params.id])
    return showProperty(deps, caller.sub, params.id)
  }

/** Overrides without what says nothing; null when nothing is left. */
const withoutEmpty = (given: ScoreOverrides | null): ScoreOverrides | null => {
  const kept = Object.entries(given ?? {}).filter(([, value]) =>
    typeof value === 'object' ? Object.keys(value).length > 0 : value !== undefined,
  )
  return kept.length === 0 ? null : Object.fromEntries(kept)
}

/** Ranks the home again, in case the call that changed the overrides did not get that far. */
export const followOverride =
  (deps: RescoreDeps) =>
  ({ data }: EventOf<typeof ScoreOverridesChanged>): Promise<void> =>
    rescoreHomes(deps, data.userId, [data.propertyId])
