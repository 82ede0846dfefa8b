import type { AnyEnvelope } from '@verandah/contracts'
import {
  defineSchema,
  coalesce,
  eachPage,
  findById,
  keepNewest,
  required,
  type EventCollection,
  type Store,
  forgetIn,
} from '@verandah/kit'

export type TrackingReason = 'saved' | 'scheduled'

export interface TrackerDoc {
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
  /** The home did not exist when this follow arrived; it may exist by now. */
  isMissing?: boolean
}

const trackerSchema = () => {
  const schema = defineSchema<TrackerDoc>({
    _id: String,
    propertyId: required.string,
    userId: required.string,
    reason: required.string,
    isTracking: { type: Boolean, required: true },
    searchId: { type: String, default: null },
    revision: required.number,
    isMissing: Boolean,
  })
  schema.index({ propertyId: 1, isTracking: 1 })
  schema.index({ userId: 1 })
  schema.index({ isTracking: 1, revision: 1 })
  return schema
}

/** The `tracked_properties` collection: which user follows which home, and why. A read model. */
export function createTrackedProperties({ store }: { store: Store }) {
  const stored = store.eventCollection('tracked_properties', trackerSchema())
  const { model } = stored
  const keep = keepNewest(model)
  const find = findById(model)

  return {
    record: ({ revision, ...fields }: Omit<TrackerDoc, '_id' | 'isMissing'>) =>
      keep({ id: idOf(fields), revision, fields: { ...fields, isMissing: false } }),
    find: (follow: Followed) => find(idOf(follow)),
    savedBy: ({ propertyIds, ...which }: { userId?: string; propertyIds?: readonly string[]; searchId?: string }) => {
      const named = propertyIds && { propertyId: { $in: propertyIds } }
      return model.find({ ...which, ...named, reason: 'saved', isTracking: true }).lean<TrackerDoc[]>()
    },
    propertiesOf: (userId: string): Promise<string[]> => model.distinct('propertyId', { userId }),
    followedBy: (userId: string): Promise<string[]> => model.distinct('propertyId', { userId, isTracking: true }),
    isFollowedBy: async (userId: string, propertyIds: readonly string[]): Promise<boolean> =>
      (await model.exists({ userId, propertyId: { $in: propertyIds }, isTracking: true })) !== null,
    endAll: (userId: string) => model.updateMany({ userId }, { $set: { isTracking: false } }),
    forget: forgetIn(model),
    /** Deletes follows that ended long ago: no older event can still arrive. Builds before stored no outbox. */
    purgeEnded: (before: Date) =>
      model.deleteMany({ isTracking: false, revision: { $lt: before.getTime() }, 'outbox.0': { $exists: false } }),
    isTracked: coalesce(async (propertyIds: string[]): Promise<boolean[]> => {
      const tracked: string[] = await model.distinct('propertyId', {
        propertyId: { $in: propertyIds },
        isTracking: true,
      })
      const known = new Set(tracked)
      return propertyIds.map((id) => known.has(id))
    }),
    ...missingHomes(stored),
  }
}

const missingHomes = ({ model, update }: EventCollection<TrackerDoc>) => ({
  /** Marks the home of a follow as missing, with its event; false when the follow has changed. */
  markMissing: ({ _id, revision }: TrackerDoc, event: AnyEnvelope) =>
    update({ _id, revision, isTracking: true }, { $set: { isMissing: true } }, [event]),
  /** Maps the follows whose home was missing when they arrived. */
  eachMissing: <Made>(make: (page: TrackerDoc[]) => Promise<readonly Made[]>) =>
    eachPage(model, { isTracking: true, isMissing: true }, make),
})

type Followed = Pick<TrackerDoc, 'propertyId' | 'reason' | 'userId'>

const idOf = ({ propertyId, reason, userId }: Followed): string => `${propertyId}:${reason}:${userId}`

export type TrackedProperties = ReturnType<typeof createTrackedProperties>
