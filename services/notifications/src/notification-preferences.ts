import { NotificationPreferences, type NotificationPreferencesChange } from '@verandah/contracts'
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
    /** Leaves all other preferences unchanged. */
    save: (userId: string, change: NotificationPreferencesChange) => {
      const others = Object.entries(defaults).filter(([name]) => !(name in change))
      const first = { $setOnInsert: Object.fromEntries(others) }
      return model.updateOne({ _id: userId }, { $set: change, ...first }, { upsert: true })
    },
    forget: forgetIn(model, '_id'),
  }
}
