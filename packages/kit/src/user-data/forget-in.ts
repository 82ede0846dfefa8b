import type { Model, QueryFilter } from 'mongoose'

/** The deletion of a user's documents from a collection; resolves to their number. `by` is the field of their id. */
export function forgetIn<Doc>(model: Model<Doc>, by: '_id' | 'userId' = 'userId') {
  return async (userId: string): Promise<number> =>
    (await model.deleteMany({ [by]: userId } as QueryFilter<Doc>)).deletedCount
}
