import { type SubscriptionReply, trialEndsAt } from '@verandah/contracts'
import { AppError, type Caller } from '@verandah/kit'
import type { BillingContext } from './context.ts'
import { ensureRecord } from './manage-customer.ts'
import { syncSubscription } from './sync-subscription.ts'

const inFull = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' })

/** Starts the free trial with the account, once, without card or Stripe. */
export async function startFreeTrial(context: BillingContext, caller: Caller): Promise<SubscriptionReply> {
  const { customers, subscriptions, clock } = context
  const endsAt = trialEndsAt(caller.createdAt)
  const current = await subscriptions.of(caller.sub)
  if (current?.status === 'active' || current?.status === 'past_due') throw alreadySubscribed()
  if (clock.now() >= endsAt) throw trialEnded()
  const customer = await ensureRecord(context, caller)
  // As published: a choice that was stored before a crash, or before a plan that has ended, is not.
  if ((current?.plan ?? customer.registeredPlan) !== 'free_trial') {
    await customers.choosePlan(caller.sub, 'free_trial', clock.now())
    await syncSubscription(context, caller.sub)
  }
  return { plan: 'free_trial', message: `Your free trial lasts until ${inFull.format(endsAt)}.` }
}

const alreadySubscribed = () =>
  new AppError('conflict', {
    code: 'already-subscribed',
    detail: 'You already have a subscription. Cancel it first; it will run until the end of its period.',
  })

const trialEnded = () =>
  new AppError('conflict', { code: 'trial-ended', detail: 'Your free trial has ended. Please choose a plan.' })
