import { isActive, type PlanOfUser, problemCodes } from '@verandah/contracts'
import { AppError, type Call, type Caller, type Clock, type ServedRoute, unauthenticated } from '@verandah/kit'
import type { Households } from './households.ts'
import type { Plans } from './plans.ts'

interface PlanDeps {
  clock: Clock
  plans: Plans
  households: Households
}

/** The plan as a token or a record has it: the latest `SubscriptionChanged` outranks it. */
interface Asker extends PlanOfUser {
  userId: string
}

/** Whether the plan of the user, or of another member of the household, is active: one plan covers all of them. */
export async function hasPlan({ clock, plans, households }: PlanDeps, { userId, ...plan }: Asker): Promise<boolean> {
  const now = clock.now()
  if (isActive({ ...plan, ...(await plans.of(userId)) }, now)) return true
  const housemates = await households.housematesOf(userId)
  const known = await Promise.all(housemates.map((one) => plans.of(one.userId)))
  return housemates.some(({ registeredAt: createdAt }, index) =>
    isActive({ ...newTrial, ...known[index], createdAt }, now),
  )
}

/** The plan of a user of whom billing has published nothing yet. */
export const newTrial = { plan: 'free_trial', subscriptionStatus: 'inactive', isAdmin: false } as const

/** Whether a user may run searches: by a plan, or by an invite code that grants them at once. */
export async function hasSearchPlan(deps: PlanDeps, asker: Asker & { hasSearchGrant: boolean }): Promise<boolean> {
  return asker.hasSearchGrant || (await hasPlan(deps, asker))
}

/** Refuses a caller whose household has no active plan. */
export async function requirePlan(deps: PlanDeps, caller: Caller): Promise<void> {
  if (await hasPlan(deps, { ...caller, userId: caller.sub })) return
  const detail = 'This feature requires an active subscription plan. Please upgrade to access this premium feature.'
  throw new AppError('forbidden', { code: problemCodes.subscriptionRequired, detail })
}

/** Routes for callers with a plan only: the others get 403. */
export function behindPlan<Context extends PlanDeps>(...routes: ServedRoute<Context>[]): ServedRoute<Context>[] {
  return routes.map((served) => ({
    ...served,
    create: (context) => {
      const handle = served.create(context) as (call: Call) => Promise<unknown>
      return async (call) => {
        if (call.caller === null) throw unauthenticated()
        await requirePlan(context, call.caller)
        return handle(call)
      }
    },
  }))
}

/** Refuses a caller who may not run searches. */
export async function requireSearchPlan(deps: PlanDeps, caller: Caller): Promise<void> {
  if (await hasSearchPlan(deps, { ...caller, userId: caller.sub })) return
  const detail = 'Your plan does not include searches at the moment. Choose a plan to continue.'
  throw new AppError('forbidden', { code: problemCodes.searchNotAllowed, detail })
}
