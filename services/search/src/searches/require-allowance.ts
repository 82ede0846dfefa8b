import { maySearch, problemCodes } from '@verandah/contracts'
import { AppError, type Caller } from '@verandah/kit'
import type { SearchParts } from './search-parts.ts'

export type AllowanceDeps = Pick<SearchParts, 'clock' | 'entitlements'>

/**
 * Refuses a caller whose plan includes no searches. The latest subscription event outranks the token, which may be
 * minutes old.
 */
export const requireAllowance = async ({ clock, entitlements }: AllowanceDeps, caller: Caller): Promise<void> => {
  const known = await entitlements.of(caller.sub)
  if (maySearch({ ...caller, ...known }, clock.now())) return
  const detail = 'Your plan does not include searches at the moment. Choose a plan to continue.'
  throw new AppError('forbidden', { code: problemCodes.searchNotAllowed, detail })
}
