import { hrefOf, listProperties as contract, type PropertySort, type QueryOf } from '@verandah/contracts'
import { Answer, type Handler, invalidCursor, packCursor, unpackCursor } from '@verandah/kit'
import type { ShowPropertyDeps } from './get-property.ts'
import type { UserPropertyDoc } from './user-property-document.ts'
import { sortFields, type Cursor } from './user-property-query.ts'

type ListPropertiesDeps = Pick<ShowPropertyDeps, 'userProperties' | 'userWeights' | 'showHomes'>

/** The caller's homes across searches, ranked; `Link` leads to the next page. */
export const listProperties =
  ({ userProperties, userWeights, showHomes }: ListPropertiesDeps): Handler<typeof contract> =>
  async ({ caller, query }) => {
    const { sort, limit, cursor } = query
    const after = readCursor(sort, cursor)
    const total = await userProperties.count(caller.sub, query)
    const found = await userProperties.page(caller.sub, query, { sort, limit: limit + 1, after })
    const shown = found.slice(0, limit)
    const last = shown.at(-1)
    return new Answer(await showHomes(caller.sub, shown, await userWeights.of(caller.sub)), {
      'X-Total-Count': String(total),
      ...(found.length > limit && last && { Link: `<${nextHref(query, last)}>; rel="next"` }),
    })
  }

const nextHref = (query: QueryOf<typeof contract>, last: UserPropertyDoc): string =>
  hrefOf(contract, { query: { ...query, cursor: writeCursor(query.sort, last) } })

/** An opaque place in a list: what the order sorts by, and the property id that breaks ties. */
const writeCursor = (sort: PropertySort, doc: UserPropertyDoc): string =>
  packCursor([Number(doc[sortFields[sort].field]), doc.propertyId])

/** Throws `invalid` for a text that is not a cursor of ours. */
const readCursor = (sort: PropertySort, text: string | undefined): Cursor | null => {
  if (text === undefined) return null
  const [value, propertyId] = unpackCursor(text)
  if (typeof value !== 'number' || typeof propertyId !== 'string') throw invalidCursor()
  return { value: sort === 'recent' ? new Date(value) : value, propertyId }
}
