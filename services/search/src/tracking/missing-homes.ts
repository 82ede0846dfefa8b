import { mayKnowHome, TrackedPropertyNotFound } from '@verandah/contracts'
import { newEvent, type Clock } from '@verandah/kit'
import type { Properties } from '../homes/properties.ts'
import type { TrackedProperties, TrackerDoc } from './tracked-properties.ts'

interface MissingDeps {
  tracked: TrackedProperties
  properties: Pick<Properties, 'find'>
  clock: Clock
}

/** Publishes that a followed home does not exist for its follower, unless the follow has ended or changed since. */
export async function reportIfMissing(
  deps: MissingDeps,
  follow: Pick<TrackerDoc, 'userId' | 'propertyId' | 'reason'>,
): Promise<void> {
  if (await exists(deps, follow)) return
  const stored = await deps.tracked.find(follow)
  if (stored?.isTracking === true) await deps.tracked.markMissing(stored, notFoundOf(stored, deps.clock))
}

/** The follows whose home still does not exist. */
export function missingSnapshots(deps: MissingDeps) {
  return deps.tracked.eachMissing(async (page) => {
    const existing = await Promise.all(page.map((follow) => exists(deps, follow)))
    return page.flatMap((follow, at) => (existing[at] === true ? [] : [notFoundOf(follow, deps.clock)]))
  })
}

/** An alias of a home exists too; another buyer's own home does not. */
const exists = async ({ properties }: MissingDeps, { userId, propertyId }: Pick<TrackerDoc, 'userId' | 'propertyId'>) =>
  mayKnowHome(propertyId, userId) && (await properties.find(propertyId))?.home !== undefined

const notFoundOf = ({ userId, propertyId, reason, revision }: TrackerDoc, clock: Clock) =>
  newEvent(TrackedPropertyNotFound, { userId, propertyId, reason, revision }, { clock })
