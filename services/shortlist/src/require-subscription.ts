import { isActive, problemCodes } from '@verandah/contracts'
import { AppError, type Caller } from '@verandah/kit'
import { isCovered } from '@verandah/user-records'
import type { ShortlistContext } from './context.ts'

/**
 * Refuses a caller whose household has no active plan. The latest entitlement overrides the token, which may be minutes
 * old.
 */
export async function requireSubscription(
  deps: Pick<ShortlistContext, 'clock' | 'entitlements' | 'households'>,
  caller: Caller,
): Promise<void> {
  const known = await deps.entitlements.of(caller.sub)
  if (isActive({ ...caller, ...known }, deps.clock.now()) || (await isCovered(deps, caller.sub))) return
  throw subscriptionRequired()
}

const subscriptionRequired = () =>
  new AppError('forbidden', {
    code: problemCodes.subscriptionRequired,
    detail: 'This feature requires an active subscription plan. Please upgrade to access this premium feature.',
  })
