import { defineSchema, type Kit, required } from '@verandah/kit'

interface WebhookEventDoc {
  /** Stripe's event id. */
  _id: string
  type: string
  handledAt: Date
}

/** Stripe retries for three days; manual resends are possible within a month. */
export const eventsRememberedMs = 30 * 24 * 60 * 60_000

/** The `webhook_events` collection: processed Stripe events. */
export function createWebhookEvents({ store, clock }: Pick<Kit<unknown>, 'store' | 'clock'>) {
  const schema = defineSchema<WebhookEventDoc>({ _id: String, type: required.string, handledAt: required.date })
  schema.index({ handledAt: 1 }, { expireAfterSeconds: eventsRememberedMs / 1_000 })
  const model = store.collection<WebhookEventDoc>('webhook_events', schema)
  return {
    has: async (id: string): Promise<boolean> => (await model.exists({ _id: id })) !== null,
    add: async (id: string, type: string): Promise<void> => {
      await model.updateOne({ _id: id }, { $setOnInsert: { type, handledAt: clock.now() } }, { upsert: true })
    },
  }
}
