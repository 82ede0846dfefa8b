import { listNotices, PurchaseChanged, type TrackedPurchase } from '@verandah/contracts'
import { aTrackedPurchase } from '@verandah/contracts/testing'
import { newEvent } from '@verandah/kit'
import type { NotificationsUnderTest, register } from './start-notifications.ts'

type Registered = Awaited<ReturnType<typeof register>>

/** Only the settlement is to do. */
export function settling(settlementOn: string, home: Partial<TrackedPurchase['home']> = {}): TrackedPurchase {
  return aTrackedPurchase(
    { contractOn: null, settlementOn },
    { home, done: ['final-inspection', 'insure-building', 'pay-deposit'] },
  )
}

/** A buyer and what they are told of a purchase. */
export function aPurchaser(service: NotificationsUnderTest, user: Registered) {
  let revision = 0
  const changed = (purchase: TrackedPurchase | null) => {
    const changedAt = service.clock.now().toISOString()
    const data = { userId: user.userId, propertyId: 'home-1', revision: (revision += 1), purchase, changedAt }
    return newEvent(PurchaseChanged, data, service)
  }
  return {
    changed,
    tell: (purchase: TrackedPurchase | null) => service.receive(changed(purchase)),
    notices: async () => {
      const found = (await service.call(listNotices, { as: user.signIn(), query: { limit: 100 } })).body
      return found.filter(({ kind }) => kind === 'due')
    },
    mails: async () => (await service.mails('due')).filter(({ userId }) => userId === user.userId),
  }
}
