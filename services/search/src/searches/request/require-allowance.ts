import { maySearch, problemCodes } from '@verandah/contracts'
import { AppError, type Caller } from '@verandah/kit'
import { isCovered } from '@verandah/user-records'
import type { SearchParts } from '../search-parts.ts'

/** Refuses a caller whose household has no plan with searches. The subscription outranks the token, which is older. */
export async function requireAllowance(deps: SearchParts, caller: Caller): Promise<void> {
  const known = await deps.entitlements.of(caller.sub)
  if (maySearch({ ...caller, ...known }, deps.clock.now()) || (await isCovered(deps, caller.sub))) return
  const detail = 'Your plan does not include searches at the moment. Choose a plan to continue.'
  throw new AppError('forbidden', { code: problemCodes.searchNotAllowed, detail })
}
