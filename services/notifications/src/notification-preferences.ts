import { NotificationPreferences } from '@verandah/contracts'
import { defineSchema, required, type Kit, forgetIn } from '@verandah/kit'

type PreferencesDoc = NotificationPreferences & { _id: string }

/** The `notification_preferences` collection: one per user; defaults until saved. */
export function createNotificationPreferences({ store }: Pick<Kit<unknown>, 'store'>) {
  const schema = defineSchema<PreferencesDoc>({
    _id: String,
    digest: required.string,
    timeZone: required.string,
    enquiryReceipts: { type: Boolean, required: true },
    dueReminders: Boolean,
  })
  const model = store.collection('notification_preferences', schema)
  const defaults = NotificationPreferences.parse({})

  return {
    /** `timeZone` applies until the user saves preferences. */
    of: async (userId: string, timeZone = defaults.timeZone): Promise<NotificationPreferences> => {
      const found = await model.findOne({ _id: userId }, { _id: 0 }).lean<NotificationPreferences>()
      // Builds before stored fewer.
      return { ...defaults, timeZone, ...found }
    },
    save: (userId: string, preferences: NotificationPreferences) =>
      model.updateOne({ _id: userId }, { $set: preferences }, { upsert: true }),
    /** Leaves all other preferences unchanged. */
    stopDigest: (userId: string) => {
      const { digest: _, ...others } = defaults
      return model.updateOne({ _id: userId }, { $set: { digest: 'off' }, $setOnInsert: others }, { upsert: true })
    },
    forget: forgetIn(model, '_id'),
  }
}
