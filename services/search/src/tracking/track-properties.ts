import { mayKnowHome, TrackedPropertyNotFound } from '@verandah/contracts'
import { type Clock, type Job, newEvent } from '@verandah/kit'
import type { Properties } from '../homes/properties.ts'
import { announcementOf } from './announce-tracked.ts'
import type { TrackedProperties, TrackingReason, TrackerDoc } from './tracked-properties.ts'

interface TrackingDeps {
  tracked: TrackedProperties
  properties: Properties
  clock: Clock
}

interface Tracking {
  data: { userId: string; propertyId: string; revision?: number | null; searchId?: string | null | undefined }
  occurredAt: string
}

/** Starts tracking a home; the first follower publishes its state. Announces a home that does not exist as missing. */
export function beginTracking(reason: TrackingReason) {
  return follow(reason, { isTracking: true })
}

/** Stops tracking a home; without followers its changes are no longer published. */
export function endTracking(reason: TrackingReason) {
  return follow(reason, { isTracking: false })
}

const follow =
  (reason: TrackingReason, { isTracking }: { isTracking: boolean }) =>
  (deps: TrackingDeps) =>
  async ({ data, occurredAt }: Tracking): Promise<void> => {
    const { userId, propertyId, revision, searchId = null } = data
    const order = revision ?? Date.parse(occurredAt)
    await deps.tracked.record({ userId, propertyId, reason, isTracking, searchId, revision: order })
    if (mayKnowHome(propertyId, userId)) await followOnlyWhatIsTracked(deps, propertyId)
    if (isTracking) await reportIfMissing(deps, { userId, propertyId, reason })
  }

type ForgetDeps = TrackingDeps & { settings: { ENDED_TRACKING_KEPT_MS: number } }

/** Deletes ended follows. They are kept for a while so that late events change nothing. */
export function forgetEndedTracking({ tracked, clock, settings }: ForgetDeps): Job {
  return {
    name: 'forget-ended-tracking',
    intervalMs: 60 * 60_000,
    run: () => tracked.purgeEnded(new Date(clock.now().getTime() - settings.ENDED_TRACKING_KEPT_MS)),
  }
}

/** Updates the home's tracking flag from its followers. */
export async function followOnlyWhatIsTracked(deps: TrackingDeps, propertyId: string): Promise<void> {
  if (await deps.tracked.isTracked(propertyId)) return introduce(deps, propertyId)
  await deps.properties.setUntracked(propertyId)
  // A new follower may have come between the check and the flag.
  if (await deps.tracked.isTracked(propertyId)) await introduce(deps, propertyId)
}

/** Flags the home and publishes its state in one write; after a concurrent change it is read again. */
const introduce = async (deps: TrackingDeps, propertyId: string): Promise<void> => {
  const found = await deps.properties.find(propertyId)
  if (!found?.home || found.isTracked) return
  const changes = [{ kind: 'new' as const, before: null, after: null }]
  const told = announcementOf(found.home, changes, deps.clock, found.own?.userId)
  if (!(await deps.properties.setTracked(found, told))) await introduce(deps, propertyId)
}

/** Publishes that a followed home does not exist for its follower, unless the follow has ended or changed since. */
async function reportIfMissing(
  deps: TrackingDeps,
  follow: Pick<TrackerDoc, 'userId' | 'propertyId' | 'reason'>,
): Promise<void> {
  if (await exists(deps, follow)) return
  const stored = await deps.tracked.find(follow)
  if (stored?.isTracking === true) await deps.tracked.markMissing(stored, notFoundOf(stored, deps.clock))
}

/** The follows whose home still does not exist. */
export function missingSnapshots(deps: TrackingDeps) {
  return deps.tracked.eachMissing(async (page) => {
    const existing = await Promise.all(page.map((follow) => exists(deps, follow)))
    return page.flatMap((follow, at) => (existing[at] === true ? [] : [notFoundOf(follow, deps.clock)]))
  })
}

/** An alias of a home exists too; another buyer's own home does not. */
const exists = async (
  { properties }: TrackingDeps,
  { userId, propertyId }: Pick<TrackerDoc, 'userId' | 'propertyId'>,
) => mayKnowHome(propertyId, userId) && (await properties.find(propertyId))?.home !== undefined

const notFoundOf = ({ userId, propertyId, reason, revision }: TrackerDoc, clock: Clock) =>
  newEvent(TrackedPropertyNotFound, { userId, propertyId, reason, revision }, { clock })
