import { createHash, timingSafeEqual } from 'node:crypto'
import { type Form, textOf, wholeOf } from '../http/form.ts'
import { missing, refused } from '../http/stripe-error.ts'
import type { List } from '../model/billing-objects.ts'
import type { World } from '../model/create-world.ts'

/** A request that passed the key check. */
export interface Call {
  readonly world: World
  /** The id in the path, '' if there is none. */
  readonly id: string
  /** Body or query. */
  readonly form: Form
  /** True for the browser's key, which requires the client secret of what it accesses. */
  readonly isPublishable: boolean
}

/** Rejects parameters that the simulator does not support, so that a call that works here works at Stripe. */
export function requireKnown(form: Form, names: string): void {
  const known = [...names.split(' '), 'expand']
  const unknown = Object.keys(form).find((name) => !known.includes(name))
  if (unknown !== undefined) throw refused(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown')
}

/** Returns a page of a list, newest first, by `limit` and `starting_after`. */
export function pageOf<Item extends { id: string; created: number }>(
  form: Form,
  items: readonly Item[],
  url: string,
): List<Item> {
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

/**
 * A browser can only access objects whose client secret it has; a wrong one gets the same response as a missing object.
 */
export function requireSecret<Intent extends { id: string; object: string; client_secret: string }>(
  { form, isPublishable }: Call,
  intent: Intent,
): Intent {
  const given = textOf(form, 'client_secret')
  if (given === undefined && !isPublishable) return intent
  if (given !== undefined && timingSafeEqual(digest(given), digest(intent.client_secret))) return intent
  throw missing(intent.object, intent.id, 'intent')
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a list filtered by this field contains a value; without the field it contains all. */
export function isAsked(form: Form, name: string, value: string): boolean {
  return (textOf(form, name) ?? value) === value
}
