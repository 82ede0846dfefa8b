import type { Form } from '../http/form.ts'
import { refused } from '../http/stripe-error.ts'
import type { List } from '../model/billing-objects.ts'
import type { World } from '../model/create-world.ts'
import { textOf, wholeOf } from '../http/form.ts'

/** A request that has passed the key check. */
export interface Call {
  readonly world: World
  /** The id in the path, '' where there is none. */
  readonly id: string
  /** Body or query. */
  readonly form: Form
  /** True for the browser's key: it needs the client secret of what it touches. */
  readonly isPublishable: boolean
}

/** Refuses what the simulator does not know: a call that works here works at Stripe. */
export const demandKnown = (form: Form, names: readonly string[]): void => {
  const unknown = Object.keys(form).find((name) => ![...names, 'expand'].includes(name))
  if (unknown !== undefined) throw refused(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown')
}

/** A page of a list, newest first, as `limit` and `starting_after` ask for. */
export const pageOf = <Item extends { id: string; created: number }>(
  form: Form,
  items: readonly Item[],
  url: string,
): List<Item> => {
  const newestFirst = items
    .map((item, at) => ({ item, at }))
    .sort((a, b) => b.item.created - a.item.created || b.at - a.at)
    .map(({ item }) => item)
  const after = textOf(form, 'starting_after')
  const from = after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === after) + 1
  const limit = wholeOf(form, 'limit') ?? 10
  if (limit < 1 || limit > 100) throw refused('This value must be between 1 and 100.', 'limit')
  const data = newestFirst.slice(from, from + limit)
  return { object: 'list', data, has_more: newestFirst.length > from + limit, url }
}
