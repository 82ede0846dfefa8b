import { hrefOf, listProperties as contract, type listProperties as route, type QueryOf } from '@verandah/contracts'
import { Answer, type Handler } from '@verandah/kit'
import type { SearchContext } from './context.ts'
import { toProperty } from './domain/to-property.ts'
import { readCursor, writeCursor } from './property-cursor.ts'
import type { UserPropertyDoc } from './user-property-document.ts'

/** The caller's homes across searches, ranked; `Link` leads to the next page. */
export const listProperties =
  ({ userProperties, settings }: SearchContext): Handler<typeof route> =>
  async ({ caller, query }) => {
    const { sort, limit, cursor } = query
    const total = await userProperties.count(caller.sub, query)
    const found = await userProperties.page(caller.sub, query, {
      sort,
      limit: limit + 1,
      after: readCursor(sort, cursor),
    })
    const shown = found.slice(0, limit)
    const last = shown.at(-1)
    const homes = shown.map(({ home, score, breakdown, coverage }) =>
      toProperty(home, { score, breakdown, coverage }, settings.SCORE_DISPLAY),
    )
    return new Answer(homes, {
      'X-Total-Count': String(total),
      ...(found.length > limit && last && { Link: `<${nextHref(query, last)}>; rel="next"` }),
    })
  }

const nextHref = (query: QueryOf<typeof route>, last: UserPropertyDoc): string => {
  return hrefOf(contract, { query: { ...query, cursor: writeCursor(query.sort, last) } })
}
