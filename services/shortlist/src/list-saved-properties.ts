import {
  type HomeStage,
  hrefOf,
  listSavedProperties as contract,
  listSavedPropertiesOf as contractOf,
  type SavedProperty,
  type Verdict,
} from '@verandah/contracts'
import {
  Answer,
  cursorInTime,
  isCaller,
  linkToNext,
  notFound,
  placeInTime,
  type Caller,
  type Handler,
} from '@verandah/kit'
import type { ShortlistContext } from './context.ts'
import { matches } from './domain/matches.ts'
import { showSaved } from './show-saved.ts'

/** Returns the caller's shortlist, or the record of one home on it, narrowed by text, tag, verdict and stage. */
export const listSavedProperties =
  (context: ShortlistContext): Handler<'listSavedProperties'> =>
  ({ caller, query }) =>
    list(context, caller, {
      ...query,
      claimed: query.userId,
      hrefAt: (cursor) => hrefOf(contract, { query: { ...query, cursor } }),
    })

/** Like `listSavedProperties`, for the address `/api/saved-properties/{userId}`. */
export const listSavedPropertiesOf =
  (context: ShortlistContext): Handler<'listSavedPropertiesOf'> =>
  ({ caller, params, query }) =>
    list(context, caller, {
      ...query,
      claimed: params.id,
      hrefAt: (cursor) => hrefOf(contractOf, { params, query: { ...query, cursor } }),
    })

interface Narrowing {
  propertyId?: string | undefined
  q?: string | undefined
  tag?: string | undefined
  verdict?: Verdict | undefined
  stage?: HomeStage | undefined
}

interface Wanted extends Narrowing {
  claimed: string | undefined
  limit?: number | undefined
  cursor?: string | undefined
  hrefAt: (cursor: string) => string
}

const list = async (
  context: ShortlistContext,
  caller: Caller,
  { claimed, limit, cursor, hrefAt, ...narrowing }: Wanted,
): Promise<Answer<SavedProperty[]>> => {
  if (!isCaller(claimed, caller.sub)) throw notFound()
  if (limit !== undefined) {
    const found = await findFrom(context, caller.sub, { narrowing, limit, cursor })
    const last = found.length > limit ? found[limit - 1] : undefined
    const next = last ? hrefAt(cursorInTime(last.createdAt, last.id)) : null
    return new Answer(found.slice(0, limit), linkToNext(next))
  }
  const saved = await showSaved(context, await context.saved.listOf(caller.sub, narrowing))
  const shown = saved.filter((record) => matches(record, narrowing))
  return new Answer(shown, { 'X-Total-Count': String(shown.length) })
}

interface From {
  narrowing: Narrowing
  limit: number
  cursor: string | undefined
}

/**
 * Returns up to `limit` plus one behind the cursor. Words and tags are matched against what is shown, so pages are read
 * until enough match.
 */
const findFrom = async (
  context: ShortlistContext,
  userId: string,
  { narrowing, limit, cursor }: From,
): Promise<SavedProperty[]> => {
  const found: SavedProperty[] = []
  let after = placeInTime(cursor)
  for (;;) {
    const docs = await context.saved.listOf(userId, { ...narrowing, after, limit: limit + 1 })
    found.push(...(await showSaved(context, docs)).filter((record) => matches(record, narrowing)))
    const last = docs.at(-1)
    if (found.length > limit || docs.length <= limit || !last) return found
    after = { value: last.createdAt, id: last._id }
  }
}
