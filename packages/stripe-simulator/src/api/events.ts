import { textOf } from '../http/form.ts'
import type { List } from '../model/billing-objects.ts'
import type { StripeEvent } from '../model/payment-objects.ts'
import { type Call, demandKnown, pageOf } from './call.ts'

export const retrieveEvent = ({ world, id }: Call): StripeEvent => world.find('events', id)

export const listEvents = ({ world, form }: Call): List<StripeEvent> => {
  demandKnown(form, ['type', 'limit', 'starting_after'])
  const type = textOf(form, 'type')
  const events = Object.values(world.state.events).filter((event) => type === undefined || event.type === type)
  return pageOf(form, events, '/v1/events')
}
