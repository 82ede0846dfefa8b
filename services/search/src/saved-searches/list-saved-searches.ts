import type { listSavedSearches as route } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import type { SearchContext } from '../context.ts'
import { entitlementOf, toSavedSearch } from './to-saved-search.ts'

/** The caller's saved searches. Their token is the freshest word on whether their searches may run. */
export const listSavedSearches =
  ({ savedSearches }: Pick<SearchContext, 'savedSearches'>): Handler<typeof route> =>
  async ({ caller }) => {
    await savedSearches.refreshEntitlement(caller.sub, entitlementOf(caller))
    return (await savedSearches.listOf(caller.sub)).map(toSavedSearch)
  }
