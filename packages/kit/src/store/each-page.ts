import type { Model, QueryFilter } from 'mongoose'

const pageSize = 200

/** Maps the documents that a filter finds, page by page in id order. */
export async function* eachPage<Doc extends { _id: string }, Made>(
  model: Model<Doc>,
  filter: QueryFilter<Doc>,
  make: (page: Doc[]) => readonly Made[] | Promise<readonly Made[]>,
): AsyncGenerator<readonly Made[]> {
  let after = ''
  for (;;) {
    const behind = { $and: [filter, { _id: { $gt: after } }] } as QueryFilter<Doc>
    const page = (await model.find(behind).sort({ _id: 1 }).limit(pageSize).lean()) as Doc[]
    const last = page.at(-1)
    if (!last) return
    yield await make(page)
    after = last._id
  }
}
