import type { Subscription } from '../model/billing-objects.ts'
import type { World } from '../model/create-world.ts'
import { expireSubscription } from './end-subscription.ts'
import { collect, renewSubscription } from './renew-subscription.ts'

/** A scheduled event of the simulation. */
interface Due {
  at: number
  happen: () => void
}

const firstPaymentSeconds = 23 * 60 * 60

/** Runs everything that is due by now, in order and at its own second. */
export function passTime(world: World): void {
  const until = world.now()
  for (let next = nextDue(world); next && next.at <= until; next = nextDue(world)) world.at(next.at, next.happen)
}

const nextDue = (world: World): Due | undefined =>
  Object.values(world.state.subscriptions)
    .flatMap((subscription) => [...duesOf(world, subscription), ...attemptsOf(world, subscription)])
    .reduce<Due | undefined>((first, due) => (first && first.at <= due.at ? first : due), undefined)

const duesOf = (world: World, subscription: Subscription): Due[] => {
  const [item] = subscription.items.data
  if (subscription.status === 'incomplete')
    return [{ at: subscription.created + firstPaymentSeconds, happen: () => expireSubscription(world, subscription) }]
  if (!item || (subscription.status !== 'active' && subscription.status !== 'past_due')) return []
  return [{ at: item.current_period_end, happen: () => renewSubscription(world, subscription, item) }]
}

const attemptsOf = (world: World, subscription: Subscription): Due[] => {
  if (subscription.status !== 'past_due') return []
  return Object.values(world.state.invoices).flatMap((invoice) => {
    const at = invoice.next_payment_attempt
    const isOwn = invoice.parent.subscription_details.subscription === subscription.id
    if (!isOwn || invoice.status !== 'open' || at === null) return []
    return [{ at, happen: () => collect(world, subscription, invoice) }]
  })
}
