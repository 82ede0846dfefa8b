import { defineSchema, keepNewest, requiredNumber, requiredString, coalesce, type Store } from '@verandah/kit'

/** Why a user follows a home. */
export type TrackingReason = 'saved' | 'scheduled'

interface TrackerDoc {
  /** `propertyId:reason:userId`. */
  _id: string
  propertyId: string
  userId: string
  reason: TrackingReason
  isTracking: boolean
  /** The search that it was saved from. */
  searchId?: string | null
  /** The source's revision, or the event's time in milliseconds: the highest wins, in any order of arrival. */
  revision: number
}

/** The `tracked_properties` collection: which user follows which home, and why. A read model. */
export const createTrackedProperties = ({ store }: { store: Store }) => {
  const schema = defineSchema<TrackerDoc>({
    _id: String,
    propertyId: requiredString,
    userId: requiredString,
    reason: requiredString,
    isTracking: { type: Boolean, required: true },
    searchId: { type: String, default: null },
    revision: requiredNumber,
  })
  schema.index({ propertyId: 1, isTracking: 1 })
  schema.index({ userId: 1 })
  schema.index({ isTracking: 1, revision: 1 })
  const model = store.collection('tracked_properties', schema)
  const keep = keepNewest(model)

  return {
    record: ({ revision, ...fields }: Omit<TrackerDoc, '_id'>) => {
      const { propertyId, reason, userId } = fields
      return keep({ id: `${propertyId}:${reason}:${userId}`, revision, fields })
    },
    savedBy: ({ propertyIds, ...which }: { userId: string; propertyIds?: readonly string[]; searchId?: string }) => {
      const named = propertyIds && { propertyId: { $in: propertyIds } }
      return model.find({ ...which, ...named, reason: 'saved', isTracking: true }).lean<TrackerDoc[]>()
    },
    propertiesOf: (userId: string): Promise<string[]> => model.distinct('propertyId', { userId }),
    followedBy: (userId: string): Promise<string[]> => model.distinct('propertyId', { userId, isTracking: true }),
    forget: async (userId: string): Promise<number> => (await model.deleteMany({ userId })).deletedCount,
    /** Deletes follows that ended before an instant: no older event can still arrive. */
    purgeEnded: (before: Date) => model.deleteMany({ isTracking: false, revision: { $lt: before.getTime() } }),
    isTracked: coalesce(async (propertyIds: string[]): Promise<boolean[]> => {
      const tracked: string[] = await model.distinct('propertyId', {
        propertyId: { $in: propertyIds },
        isTracking: true,
      })
      const known = new Set(tracked)
      return propertyIds.map((id) => known.has(id))
    }),
  }
}

export type TrackedProperties = ReturnType<typeof createTrackedProperties>
