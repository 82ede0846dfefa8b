import {
  type AccessClaims,
  createSubscription,
  getSubscription,
  listInvoices,
  type PaidPlan,
  payWithLocalCard,
} from '@verandah/contracts'
import type { TestClock, TestService } from '@verandah/kit/testing'

export type Buyer = ReturnType<typeof createBuyer>

interface Parts {
  service: TestService
  clock: TestClock
  idle: () => Promise<void>
}

/** A buyer with an account and a browser. */
export function createBuyer({ service, idle, clock }: Parts, claims: Partial<AccessClaims>) {
  const userId = `user-${crypto.randomUUID()}`
  const createdAt = clock.now().toISOString()
  const asUser = () => service.signIn({ sub: userId, createdAt, plan: 'quarterly', ...claims })
  const subscription = async () => (await service.call(getSubscription, { as: asUser() })).body
  const choose = (plan: PaidPlan | 'free_trial') => service.call(createSubscription, { as: asUser(), body: { plan } })
  const pay = async (clientSecret: string, number = '4242424242424242') => {
    const body = { clientSecret, number, expMonth: 12, expYear: 2035, cvc: '123' }
    const reply = await service.call(payWithLocalCard, { as: asUser(), body })
    await idle()
    return reply
  }
  return {
    userId,
    asUser,
    subscription,
    choose,
    pay,
    subscribe: async (plan: PaidPlan = 'quarterly') => {
      const { body } = await choose(plan)
      await pay(body.clientSecret!)
      return subscription()
    },
    invoices: async () => (await service.call(listInvoices, { as: asUser() })).body,
  }
}
