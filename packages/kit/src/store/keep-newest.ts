import type { Model, QueryFilter } from 'mongoose'
import { coalesce } from './coalesce.ts'
import { upsertNewer, type Versioned } from './upsert-newer.ts'

interface Revised {
  _id: string
  revision: number
}

/**
 * For read models: writes a document unless a newer or equal revision is stored. Concurrent calls share one read, and
 * only changes are written.
 */
export function keepNewest<Doc extends Revised>(model: Model<Doc>) {
  return coalesce(async (documents: Versioned[]) => {
    const news = new Map<string, Versioned>()
    for (const one of documents) if (!(one.revision <= (news.get(one.id)?.revision ?? -Infinity))) news.set(one.id, one)
    const stored = model.find(idsIn<Doc>([...news.keys()]), { revision: 1 })
    for (const { _id, revision } of await stored.lean<Revised[]>())
      if (revision >= (news.get(_id)?.revision ?? Infinity)) news.delete(_id)
    await upsertNewer(model, [...news.values()])
  })
}

/** Finds a document by its id, coalescing concurrent calls. */
export function findById<Doc extends { _id: string }>(model: Model<Doc>, filter: QueryFilter<Doc> = {}) {
  return coalesce(async (ids: string[]): Promise<(Doc | null)[]> => {
    const found = (await model.find({ ...filter, ...idsIn<Doc>(ids) }).lean()) as Doc[]
    const byId = new Map(found.map((doc) => [doc._id, doc]))
    return ids.map((id) => byId.get(id) ?? null)
  })
}

/** Whether a document has this id, coalescing concurrent calls. */
export function hasId<Doc extends { _id: string }>(model: Model<Doc>) {
  return coalesce(async (ids: string[]): Promise<boolean[]> => {
    const found = await model.find(idsIn<Doc>(ids), { _id: 1 }).lean<{ _id: string }[]>()
    const known = new Set(found.map(({ _id }) => _id))
    return ids.map((id) => known.has(id))
  })
}

/** Grows with every newer document of a user, provided that none is deleted. */
export async function sumOfRevisions<Doc extends Revised & { userId: string }>(
  model: Model<Doc>,
  userId: string,
): Promise<number> {
  const found = await model.find({ userId } as QueryFilter<Doc>, { revision: 1 }).lean<Revised[]>()
  return found.reduce((sum, { revision }) => sum + revision, 0)
}

const idsIn = <Doc extends { _id: string }>(ids: string[]) => ({ _id: { $in: ids } }) as QueryFilter<Doc>
