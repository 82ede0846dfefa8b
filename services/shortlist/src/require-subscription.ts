import { isActive, problemCodes } from '@verandah/contracts'
import { AppError, type Caller } from '@verandah/kit'
import type { ShortlistContext } from './context.ts'

/** Refuses a caller without an active plan. The latest entitlement overrides the token, which may be minutes old. */
export const requireSubscription = async (
  { clock, entitlements }: Pick<ShortlistContext, 'clock' | 'entitlements'>,
  caller: Caller,
): Promise<void> => {
  const known = await entitlements.of(caller.sub)
  if (!isActive({ ...caller, ...known }, clock.now())) throw subscriptionRequired()
}

const subscriptionRequired = () =>
  new AppError('forbidden', {
    code: problemCodes.subscriptionRequired,
    detail: 'This feature requires an active subscription plan. Please upgrade to access this premium feature.',
  })
