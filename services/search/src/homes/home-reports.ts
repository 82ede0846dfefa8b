import { defineSchema, required, type Store, forgetIn } from '@verandah/kit'

/** A buyer's report that an advert belongs to another home. */
interface ReportDoc {
  /** `userId:propertyId:listingId`, so that repeats are idempotent. */
  _id: string
  userId: string
  propertyId: string
  listingId: string
  saidAt: Date
}

/** The `home_reports` collection: buyers' reports of misplaced adverts, for an operator to read. */
export function createHomeReports({ store }: { store: Store }) {
  const schema = defineSchema<ReportDoc>({
    _id: String,
    userId: required.string,
    propertyId: required.string,
    listingId: required.string,
    saidAt: required.date,
  })
  schema.index({ userId: 1 })
  schema.index({ listingId: 1 })
  const model = store.collection('home_reports', schema)

  return {
    add: ({ userId, propertyId, listingId, saidAt }: Omit<ReportDoc, '_id'>) => {
      const filter = { _id: `${userId}:${propertyId}:${listingId}` }
      return model.updateOne(filter, { $setOnInsert: { userId, propertyId, listingId, saidAt } }, { upsert: true })
    },
    /** The oldest first. */
    list: (limit: number) => model.find().sort({ saidAt: 1 }).limit(limit).lean<ReportDoc[]>(),
    listOf: (userId: string) => model.find({ userId }).lean<ReportDoc[]>(),
    /** An operator has ruled on these adverts. */
    settle: (listingIds: readonly string[]) => model.deleteMany({ listingId: { $in: listingIds } }),
    forget: forgetIn(model),
  }
}

export type HomeReports = ReturnType<typeof createHomeReports>
