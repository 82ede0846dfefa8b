import type { World } from '../model/create-world.ts'
import { refused } from './stripe-error.ts'

/**
 * Applies `expand[]=latest_invoice.confirmation_secret`: ids become objects, and fields omitted by default are added.
 */
export function expand(world: World, body: object, paths: readonly string[]): object {
  const copy = structuredClone(body)
  for (const path of paths) follow(world, copy, path.split('.'))
  return copy
}

type Node = Record<string, unknown>

const follow = (world: World, node: object, [name, ...rest]: string[]): void => {
  if (name === undefined) return
  if (Array.isArray(node)) {
    for (const item of node) follow(world, item as object, [name, ...rest])
    return
  }
  const fields = node as Node
  const value = resolve(world, fields, name)
  if (value === undefined) throw refused(`This property cannot be expanded (${name}).`, 'expand')
  fields[name] = value
  if (value !== null && typeof value === 'object') follow(world, value, rest)
}

const resolve = (world: World, node: Node, name: string): unknown => {
  const added = node.object === 'invoice' ? invoiceExtras(world, String(node.id))[name]?.() : undefined
  if (added !== undefined) return added
  const value = node[name]
  if (typeof value !== 'string') return value
  const object = shelvesOf(world)[name]?.[value]
  return object === undefined ? undefined : structuredClone(object)
}

const shelvesOf = ({ state }: World): Record<string, Record<string, object>> => ({
  default_payment_method: state.paymentMethods,
  latest_invoice: state.invoices,
})

/** Fields that Stripe sends only on request (API versions from 2025-03-31). */
const invoiceExtras = ({ state }: World, id: string): Record<string, () => unknown> => {
  const payment = state.invoicePayments[id]
  const intent = payment && state.paymentIntents[payment.payment.payment_intent]
  return {
    confirmation_secret: () => (intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null),
  }
}
