import type { List } from '../model/billing-objects.ts'
import type { StripeEvent } from '../model/payment-objects.ts'
import { type Call, isAsked, pageOf, requireKnown } from './call.ts'

export function listEvents({ world, form }: Call): List<StripeEvent> {
  requireKnown(form, 'type limit starting_after')
  const events = Object.values(world.state.events).filter(({ type }) => isAsked(form, 'type', type))
  return pageOf(form, events, '/v1/events')
}
