import { mapOf, textOf } from '../http/form.ts'
import type { Customer } from '../model/billing-objects.ts'
import { endSubscription } from '../money/end-subscription.ts'
import { type Call, requireKnown } from './call.ts'

const fields = 'email name metadata'

export function createCustomer({ world, form }: Call): Customer {
  requireKnown(form, fields)
  const customer: Customer = {
    ...world.stamp('cus', 'customer'),
    balance: 0,
    email: textOf(form, 'email') ?? null,
    name: textOf(form, 'name') ?? null,
    metadata: mapOf(form, 'metadata'),
  }
  world.state.customers[customer.id] = customer
  world.emit('customer.created', customer)
  return customer
}

export function retrieveCustomer({ world, id }: Call): Customer {
  return world.find('customers', id)
}

export function updateCustomer({ world, id, form }: Call): Customer {
  requireKnown(form, fields)
  const customer = world.find('customers', id)
  if ('email' in form) customer.email = textOf(form, 'email') ?? null
  if ('name' in form) customer.name = textOf(form, 'name') ?? null
  Object.assign(customer.metadata, mapOf(form, 'metadata'))
  world.emit('customer.updated', customer)
  return customer
}

/** Keeps the invoices, without what names the customer, and ends everything else. */
export function deleteCustomer({ world, id }: Call): object {
  const customer = world.find('customers', id)
  for (const subscription of Object.values(world.state.subscriptions))
    if (subscription.customer === id && subscription.ended_at === null)
      endSubscription(world, subscription, 'cancellation_requested')
  Reflect.deleteProperty(world.state.customers, id)
  world.emit('customer.deleted', customer)
  world.forget(id)
  return { id, object: 'customer', deleted: true }
}
