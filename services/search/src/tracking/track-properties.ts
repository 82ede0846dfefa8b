import type {
  EventOf,
  PropertySaved,
  PropertyScheduled,
  PropertyUnsaved,
  PropertyUnscheduled,
} from '@verandah/contracts'
import { introductionOf } from './announce-tracked.ts'
import type { SearchContext } from '../context.ts'
import type { TrackingReason } from './tracked-properties.ts'

type Tracking = EventOf<
  typeof PropertySaved | typeof PropertyUnsaved | typeof PropertyScheduled | typeof PropertyUnscheduled
>

/** Somebody follows a home from now on. The first one makes us tell the others what home it is. */
export const beginTracking = (reason: TrackingReason) => follow(reason, { isTracking: true })

/** Somebody follows a home no longer. When nobody does, its changes are no longer told. */
export const endTracking = (reason: TrackingReason) => follow(reason, { isTracking: false })

const follow =
  (reason: TrackingReason, { isTracking }: { isTracking: boolean }) =>
  (context: SearchContext) =>
  async ({ data: { userId, propertyId }, occurredAt }: Tracking): Promise<void> => {
    await context.tracked.record({ userId, propertyId, reason, isTracking, revision: Date.parse(occurredAt) })
    await followOnlyWhatIsTracked(context, propertyId)
  }

/** Brings the home's own mark in line with who follows it. */
export const followOnlyWhatIsTracked = async (context: SearchContext, propertyId: string): Promise<void> => {
  if (await context.tracked.isTracked(propertyId)) return introduce(context, propertyId)
  await context.properties.setUntracked(propertyId)
  // Somebody may have begun to follow it between the question and the mark.
  if (await context.tracked.isTracked(propertyId)) await introduce(context, propertyId)
}

/** Marks the home as followed and says what it is in one write; a home that changes meanwhile is read again. */
const introduce = async (context: SearchContext, propertyId: string): Promise<void> => {
  const found = await context.properties.find(propertyId)
  if (!found?.home || found.isTracked) return
  const told = introductionOf(found.home, context.clock)
  if (!(await context.properties.setTracked(found, told))) await introduce(context, propertyId)
}
