import { maySearch, problemCodes } from '@verandah/contracts'
import { AppError, type Caller } from '@verandah/kit'
import type { SearchContext } from '../context.ts'

/** Refuses a caller whose plan has no searches. What billing said last counts more than the token, which may be minutes old. */
export const demandAllowance = async ({ clock, entitlements }: SearchContext, caller: Caller): Promise<void> => {
  const known = await entitlements.of(caller.sub)
  if (!maySearch({ ...caller, ...known }, clock.now())) throw notAllowed()
}

const notAllowed = () =>
  new AppError('forbidden', {
    code: problemCodes.searchNotAllowed,
    detail: 'Your plan does not include searches at the moment. Choose a plan to go on.',
  })
