import type { listSavedProperties as route, listSavedPropertiesOf as routeOf, SavedProperty } from '@verandah/contracts'
import { Answer, isCaller, notFound, type Caller, type Handler } from '@verandah/kit'
import type { ShortlistContext } from './context.ts'
import { requireSubscription } from './require-subscription.ts'
import { matches } from './domain/matches.ts'
import { showSaved } from './show-saved.ts'

/** The caller's shortlist, or the record of one home of it; narrowed by text and tag. */
export const listSavedProperties =
  (context: ShortlistContext): Handler<typeof route> =>
  ({ caller, query: { userId, ...wanted } }) =>
    list(context, caller, { claimed: userId, ...wanted })

/** The same under `/api/saved-properties/{userId}`. */
export const listSavedPropertiesOf =
  (context: ShortlistContext): Handler<typeof routeOf> =>
  ({ caller, params, query }) =>
    list(context, caller, { claimed: params.id, ...query })

interface Wanted {
  claimed: string | undefined
  propertyId?: string | undefined
  q?: string | undefined
  tag?: string | undefined
}

const list = async (
  context: ShortlistContext,
  caller: Caller,
  { claimed, propertyId, ...narrowing }: Wanted,
): Promise<Answer<SavedProperty[]>> => {
  await requireSubscription(context, caller)
  if (!isCaller(claimed, caller.sub)) throw notFound()
  const saved = await showSaved(context, await context.saved.listOf(caller.sub, propertyId))
  const shown = saved.filter((record) => matches(record, narrowing))
  return new Answer(shown, { 'X-Total-Count': String(shown.length) })
}
