import type { Model, QueryFilter } from 'mongoose'
import { together } from './together.ts'
import { upsertNewer, type Versioned } from './upsert-newer.ts'

interface Revised {
  _id: string
  revision: number
}

/** For read models: writes a document unless a newer or equal revision is stored. What comes together is read together, and only news are written. */
export const keepNewest = <Doc extends Revised>(model: Model<Doc>) =>
  together(async (documents: Versioned[]) => {
    const news = new Map<string, Versioned>()
    for (const one of documents) if (!(one.revision <= (news.get(one.id)?.revision ?? -Infinity))) news.set(one.id, one)
    const stored = model.find(idsIn<Doc>([...news.keys()]), { revision: 1 })
    for (const { _id, revision } of await stored.lean<Revised[]>())
      if (revision >= (news.get(_id)?.revision ?? Infinity)) news.delete(_id)
    await upsertNewer(model, [...news.values()])
  })

/** Finds a document by its id. Those that are asked for together are read together. */
export const findById = <Doc extends { _id: string }>(model: Model<Doc>, filter: QueryFilter<Doc> = {}) =>
  together(async (ids: string[]): Promise<(Doc | null)[]> => {
    const found = (await model.find({ ...filter, ...idsIn<Doc>(ids) }).lean()) as Doc[]
    const byId = new Map(found.map((doc) => [doc._id, doc]))
    return ids.map((id) => byId.get(id) ?? null)
  })

/** Grows with each newer document of a user, where none of them is ever taken away. */
export const sumOfRevisions = async <Doc extends Revised & { userId: string }>(
  model: Model<Doc>,
  userId: string,
): Promise<number> => {
  const found = await model.find({ userId } as QueryFilter<Doc>, { revision: 1 }).lean<Revised[]>()
  return found.reduce((sum, { revision }) => sum + revision, 0)
}

const idsIn = <Doc extends { _id: string }>(ids: string[]) => ({ _id: { $in: ids } }) as QueryFilter<Doc>
