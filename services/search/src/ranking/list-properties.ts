import { hrefOf, listProperties as contract, type listProperties as route, type QueryOf } from '@verandah/contracts'
import { Answer, type Handler } from '@verandah/kit'
import type { SearchContext } from '../context.ts'
import { readCursor, writeCursor } from './property-cursor.ts'
import { showHomes } from './show-homes.ts'
import type { UserPropertyDoc } from './user-property-document.ts'

/** The caller's homes across searches, ranked; `Link` leads to the next page. */
export const listProperties =
  (context: SearchContext): Handler<typeof route> =>
  async ({ caller, query }) => {
    const { userProperties } = context
    const { sort, limit, cursor } = query
    const total = await userProperties.count(caller.sub, query)
    const found = await userProperties.page(caller.sub, query, {
      sort,
      limit: limit + 1,
      after: readCursor(sort, cursor),
    })
    const shown = found.slice(0, limit)
    const last = shown.at(-1)
    return new Answer(await showHomes(context, caller.sub, shown), {
      'X-Total-Count': String(total),
      ...(found.length > limit && last && { Link: `<${nextHref(query, last)}>; rel="next"` }),
    })
  }

const nextHref = (query: QueryOf<typeof route>, last: UserPropertyDoc): string => {
  return hrefOf(contract, { query: { ...query, cursor: writeCursor(query.sort, last) } })
}
