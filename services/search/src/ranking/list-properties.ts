import { hrefOf, listProperties as contract, type QueryOf } from '@verandah/contracts'
import { Answer, type Handler } from '@verandah/kit'
import { readCursor, writeCursor } from './property-cursor.ts'
import type { ShowPropertyDeps } from './get-property.ts'
import type { UserPropertyDoc } from './user-property-document.ts'

/** The caller's homes across searches, ranked; `Link` leads to the next page. */
export const listProperties =
  ({ userProperties, showHomes }: Pick<ShowPropertyDeps, 'userProperties' | 'showHomes'>): Handler<typeof contract> =>
  async ({ caller, query }) => {
    const { sort, limit, cursor } = query
    const after = readCursor(sort, cursor)
    const total = await userProperties.count(caller.sub, query)
    const found = await userProperties.page(caller.sub, query, { sort, limit: limit + 1, after })
    const shown = found.slice(0, limit)
    const last = shown.at(-1)
    return new Answer(await showHomes(caller.sub, shown), {
      'X-Total-Count': String(total),
      ...(found.length > limit && last && { Link: `<${nextHref(query, last)}>; rel="next"` }),
    })
  }

const nextHref = (query: QueryOf<typeof contract>, last: UserPropertyDoc): string =>
  hrefOf(contract, { query: { ...query, cursor: writeCursor(query.sort, last) } })
