import { describe, expect, it } from 'vitest'
import { isActive, isOpenTo, trialEndsAt } from './plan-rules.ts'
import { type Plan, SubscriptionStatus } from './plan.ts'

const createdAt = '2026-11-20T09:30:00.250Z'
const lastMoment = new Date('2026-11-27T09:30:00.249Z')
const end = new Date('2026-11-27T09:30:00.250Z')

const aBuyer = (buyer: { plan?: Plan; isAdmin?: boolean; subscriptionStatus?: SubscriptionStatus } = {}) => ({
  plan: 'free_trial' as const,
  isAdmin: false,
  subscriptionStatus: 'inactive' as const,
  createdAt,
  ...buyer,
})

describe('premium features', () => {
  it('are open to a trial for seven days, to the millisecond, whatever its status says', () => {
    expect(trialEndsAt(createdAt)).toEqual(end)
    for (const subscriptionStatus of SubscriptionStatus.options) {
      const buyer = aBuyer({ subscriptionStatus })
      expect([isActive(buyer, lastMoment), isActive(buyer, end)]).toEqual([true, false])
    }
  })

  it.each(['quarterly', 'annual'] as const)('are open to a %s plan while it is active, however old', (plan) => {
    const open = SubscriptionStatus.options.filter((subscriptionStatus) =>
      [new Date(createdAt), lastMoment, end].some((now) => isActive(aBuyer({ plan, subscriptionStatus }), now)),
    )
    expect(open).toEqual(['active'])
    expect(isActive(aBuyer({ plan, subscriptionStatus: 'active' }), end)).toBe(true)
  })

  it('are open to an admin for ever', () => {
    expect(isActive(aBuyer({ isAdmin: true }), end)).toBe(true)
    expect(isActive(aBuyer({ isAdmin: true, plan: 'annual' }), end)).toBe(true)
  })
})

it('premium features are open to whom the plan of a housemate covers', () => {
  expect(isOpenTo({ ...aBuyer(), coveredBy: 'Tom' }, end)).toBe(true)
  expect([lastMoment, end].map((now) => isOpenTo({ ...aBuyer(), coveredBy: null }, now))).toEqual([true, false])
})
