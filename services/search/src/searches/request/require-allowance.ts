import { maySearch, problemCodes } from '@verandah/contracts'
import { AppError, type Caller } from '@verandah/kit'
import { isCovered } from '@verandah/user-records'
import type { SearchParts } from '../search-parts.ts'

export type AllowanceDeps = Pick<SearchParts, 'clock' | 'entitlements' | 'households'>

/**
 * Refuses a caller whose household has no plan that includes searches. The latest subscription event outranks the
 * token, which may be minutes old.
 */
export async function requireAllowance(deps: AllowanceDeps, caller: Caller): Promise<void> {
  const known = await deps.entitlements.of(caller.sub)
  if (maySearch({ ...caller, ...known }, deps.clock.now()) || (await isCovered(deps, caller.sub))) return
  const detail = 'Your plan does not include searches at the moment. Choose a plan to continue.'
  throw new AppError('forbidden', { code: problemCodes.searchNotAllowed, detail })
}
