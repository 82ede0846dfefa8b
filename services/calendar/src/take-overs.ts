import type { AnyEnvelope } from '@verandah/contracts'
import {
  addOutbox,
  defineSchema,
  isDuplicateKey,
  type Kit,
  requiredDate,
  requiredString,
  toOutbox,
  type WithOutbox,
} from '@verandah/kit'
import type { CalendarSettings } from './config.ts'

interface TakeOverDoc extends WithOutbox {
  _id: string
  userId: string
  propertyId: string
  askedAt: Date
}

const schemaOf = () => {
  const schema = defineSchema<TakeOverDoc>({
    _id: String,
    userId: requiredString,
    propertyId: requiredString,
    askedAt: requiredDate,
  })
  schema.index({ propertyId: 1 })
  schema.index({ userId: 1 })
  return addOutbox(schema)
}

/** The `take_overs` collection: who wants the times of a home, also those that the calendar has not heard of yet. */
export const createTakeOvers = ({
  store,
  outbox,
  settings,
}: Pick<Kit<CalendarSettings>, 'store' | 'outbox' | 'settings'>) => {
  const model = store.collection('take_overs', schemaOf())
  outbox.watch(model as never, { retainMs: settings.TAKE_OVER_WAITS_MS })

  return {
    /** Asking again changes nothing. The event makes search tell us of the home. */
    add: async ({ id, ...wish }: Wish, events: AnyEnvelope[]): Promise<void> => {
      const entries = toOutbox(events)
      try {
        await model.create({ _id: id, ...wish, outbox: entries })
      } catch (error) {
        if (isDuplicateKey(error)) return
        throw error
      }
      void outbox.deliver(model as never, id, entries)
    },
    /** The users who wait for a home. Those stay listed until their wish expires or is dropped; taking over twice is the same as once. */
    waitingFor: (propertyId: string): Promise<string[]> => model.distinct('userId', { propertyId }),
    drop: (userId: string, propertyId: string) => model.deleteMany({ userId, propertyId }),
    ofUser: (userId: string) =>
      model
        .find({ userId }, { _id: 0, propertyId: 1, askedAt: 1 })
        .lean<Pick<TakeOverDoc, 'propertyId' | 'askedAt'>[]>(),
    /** Resolves to how many there were. */
    forget: async (userId: string): Promise<number> => (await model.deleteMany({ userId })).deletedCount,
  }
}

type Wish = { id: string } & Pick<TakeOverDoc, 'userId' | 'propertyId' | 'askedAt'>
