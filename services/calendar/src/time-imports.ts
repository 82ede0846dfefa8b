import type { AnyEnvelope } from '@verandah/contracts'
import { defineSchema, eachPage, type Kit, required, forgetIn } from '@verandah/kit'
import type { CalendarSettings } from './config.ts'
import { usersOfHome } from './users-of-home.ts'

interface TimeImportDoc {
  _id: string
  userId: string
  propertyId: string
  askedAt: Date
}

const schemaOf = () => {
  const schema = defineSchema<TimeImportDoc>({
    _id: String,
    userId: required.string,
    propertyId: required.string,
    askedAt: required.date,
  })
  schema.index({ propertyId: 1 })
  schema.index({ userId: 1 })
  return schema
}

/** The `take_overs` collection: which buyers want the times of a home, even one that the calendar does not know yet. */
export function createTimeImports({ store, settings }: Pick<Kit<CalendarSettings>, 'store' | 'settings'>) {
  const { model, insert } = store.eventCollection('take_overs', schemaOf(), { retainMs: settings.TAKE_OVER_WAITS_MS })
  return {
    /** Idempotent. The event makes search publish the home. */
    add: (wanted: Omit<TimeImportDoc, '_id'>, event: AnyEnvelope): Promise<boolean> =>
      insert({ _id: `${wanted.userId}|${wanted.propertyId}`, ...wanted }, [event]),
    /**
     * Users who wait for a home. They stay listed until their request expires or is dropped; repeated imports have no
     * effect.
     */
    waitingFor: usersOfHome(model),
    each: () =>
      eachPage(model, {}, (page) => page.map(({ userId, propertyId, askedAt: at }) => ({ userId, propertyId, at }))),
    drop: (userId: string, propertyId: string) => model.deleteMany({ userId, propertyId }),
    dropUntil: (userId: string, propertyId: string, until: Date) =>
      model.deleteMany({ userId, propertyId, askedAt: { $lte: until } }),
    ofUser: (userId: string) =>
      model
        .find({ userId }, { _id: 0, propertyId: 1, askedAt: 1 })
        .lean<Pick<TimeImportDoc, 'propertyId' | 'askedAt'>[]>(),
    /** Resolves to the number of deleted requests. */
    forget: forgetIn(model),
  }
}
