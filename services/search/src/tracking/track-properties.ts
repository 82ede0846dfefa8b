import type { Clock, Job } from '@verandah/kit'
import type { Properties } from '../homes/properties.ts'
import { introductionOf } from './announce-tracked.ts'
import type { TrackedProperties, TrackingReason } from './tracked-properties.ts'

interface TrackingDeps {
  tracked: TrackedProperties
  properties: Properties
  clock: Clock
}

interface Tracking {
  data: { userId: string; propertyId: string; revision?: number | null; searchId?: string | null | undefined }
  occurredAt: string
}

/** A user tracks a home from now on. For the first one its facts are published. */
export const beginTracking = (reason: TrackingReason) => follow(reason, { isTracking: true })

/** A user no longer tracks a home. Without any, its changes are no longer published. */
export const endTracking = (reason: TrackingReason) => follow(reason, { isTracking: false })

const follow =
  (reason: TrackingReason, { isTracking }: { isTracking: boolean }) =>
  (deps: TrackingDeps) =>
  async ({ data, occurredAt }: Tracking): Promise<void> => {
    const { userId, propertyId, revision, searchId = null } = data
    const order = revision ?? Date.parse(occurredAt)
    await deps.tracked.record({ userId, propertyId, reason, isTracking, searchId, revision: order })
    await followOnlyWhatIsTracked(deps, propertyId)
  }

/** Longer than any event is kept for delivery. */
export const endedTrackingKeptMs = 30 * 24 * 60 * 60_000

/** Forgets who followed a home once; it was kept so that late events change nothing. */
export const forgetEndedTracking = ({ tracked, clock }: Pick<TrackingDeps, 'tracked' | 'clock'>): Job => ({
  name: 'forget-ended-tracking',
  intervalMs: 60 * 60_000,
  run: () => tracked.purgeEnded(new Date(clock.now().getTime() - endedTrackingKeptMs)),
})

/** Brings the home's own mark in line with who follows it. */
export const followOnlyWhatIsTracked = async (deps: TrackingDeps, propertyId: string): Promise<void> => {
  if (await deps.tracked.isTracked(propertyId)) return introduce(deps, propertyId)
  await deps.properties.setUntracked(propertyId)
  // Somebody may have begun to follow it between the question and the mark.
  if (await deps.tracked.isTracked(propertyId)) await introduce(deps, propertyId)
}

/** Marks the home as followed and says what it is in one write; a home that changes meanwhile is read again. */
const introduce = async (deps: TrackingDeps, propertyId: string): Promise<void> => {
  const found = await deps.properties.find(propertyId)
  if (!found?.home || found.isTracked) return
  const told = introductionOf(found.home, deps.clock)
  if (!(await deps.properties.setTracked(found, told))) await introduce(deps, propertyId)
}
