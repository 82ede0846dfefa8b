import type { State } from './state.ts'

/** Fields that name a person or their card. */
const personal = ['email', 'name', 'customer_email', 'customer_name', 'last4']

/**
 * Removes a deleted customer's name, address, metadata, cards and events. Subscriptions, invoices and payments stay, as
 * they do at Stripe, with the customer's id alone.
 */
export function forgetCustomer(state: State, id: string): void {
  for (const method of Object.values(state.paymentMethods))
    if (method.customer === id) Reflect.deleteProperty(state.cardNumbers, method.id)
  const emptied: Record<string, object>[] = [state.paymentMethods, state.setupIntents, state.events]
  for (const shelf of emptied)
    for (const [key, object] of Object.entries(shelf)) if (isAbout(object, id)) Reflect.deleteProperty(shelf, key)
  blankPerson([state.subscriptions, state.invoices, state.paymentIntents], id)
}

/** Blanks what names the customer in all objects about them, however deep. */
export function blankPerson(value: unknown, id: string, isWithin = false): void {
  if (typeof value !== 'object' || value === null) return
  const fields = value as Record<string, unknown>
  const isTheirs = isWithin || isOf(fields, id)
  for (const [name, child] of Object.entries(fields)) {
    if (isTheirs && name === 'metadata') fields.metadata = {}
    else if (isTheirs && personal.includes(name)) fields[name] = null
    else blankPerson(child, id, isTheirs)
  }
}

const isAbout = (object: object, id: string): boolean =>
  isOf(object, id) || ('data' in object && isOf((object.data as { object: object }).object, id))

const isOf = (fields: { id?: unknown; customer?: unknown }, id: string): boolean =>
  fields.id === id || fields.customer === id
