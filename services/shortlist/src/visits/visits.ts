import { VisitEntry } from '@verandah/contracts'
import { defineSchema, Json, type Kit, required, unlessTaken, forgetIn } from '@verandah/kit'
import type { Correction } from '../domain/settle-clocks.ts'
import type { VisitRecord } from '../domain/visit-record.ts'
import type { OfHome } from '../of-home.ts'

export interface OfVisit extends OfHome {
  /** The local day, YYYY-MM-DD. */
  on: string
}

export interface VisitContent extends VisitRecord {
  readonly corrections: readonly Correction[]
}

export interface VisitDoc extends OfVisit, VisitContent {
  /** `userId:propertyId:on`. */
  _id: string
  /** Starts at 1; incremented by every change. */
  revision: number
  createdAt: Date
  updatedAt: Date
}

const schemaOf = () => {
  const schema = defineSchema<VisitDoc>({
    _id: String,
    userId: required.string,
    propertyId: required.string,
    on: required.string,
    versions: { type: [Json], contract: VisitEntry, default: [] },
    seen: { type: [String], default: [] },
    corrections: { type: [Json], default: [] },
    revision: required.number,
    createdAt: required.date,
    updatedAt: required.date,
  })
  schema.index({ userId: 1, propertyId: 1, on: -1 })
  return schema
}

/** The `visits` collection: one record for each buyer, home and day. Every query filters by owner. */
export function createVisits({ store, clock }: Pick<Kit<unknown>, 'store' | 'clock'>) {
  const model = store.collection('visits', schemaOf())
  const one = (of: OfVisit): Promise<VisitDoc | null> =>
    model.findOne({ _id: idOf(of), userId: of.userId }).lean<VisitDoc>()

  const change = async (from: VisitDoc, content: VisitContent): Promise<VisitDoc | null> => {
    const { _id, userId, revision } = from
    const next = { ...content, revision: revision + 1, updatedAt: clock.now() }
    const { matchedCount } = await model.updateOne({ _id, userId, revision }, { $set: next })
    return matchedCount === 1 ? { ...from, ...next } : null
  }
  const begin = async (of: OfVisit, content: VisitContent): Promise<VisitDoc | null> => {
    const now = clock.now()
    const doc: VisitDoc = { _id: idOf(of), ...of, ...content, revision: 1, createdAt: now, updatedAt: now }
    return (await unlessTaken(model.create(doc))) && doc
  }
  return {
    one,
    /** Of one home or of all, the latest day first. */
    of: (userId: string, propertyId?: string) =>
      model
        .find({ userId, ...(propertyId !== undefined && { propertyId }) }, { seen: 0, corrections: 0 })
        .sort({ on: -1, _id: 1 })
        .lean<Omit<VisitDoc, 'seen' | 'corrections'>[]>(),
    countOf: ({ userId, propertyId }: OfHome) => model.countDocuments({ userId, propertyId }),
    /** Null after a concurrent write. `from` is what was read before, null if there was no visit. */
    write: (of: OfVisit, from: VisitDoc | null, content: VisitContent) =>
      from ? change(from, content) : begin(of, content),
    delete: async (of: OfVisit): Promise<boolean> =>
      (await model.deleteOne({ _id: idOf(of), userId: of.userId })).deletedCount === 1,
    deleteOfHome: (home: OfHome, before: Date) => model.deleteMany({ ...home, updatedAt: { $lte: before } }),
    /** Resolves to the number of deleted records. */
    forget: forgetIn(model),
  }
}

const idOf = ({ userId, propertyId, on }: OfVisit): string => `${userId}:${propertyId}:${on}`
