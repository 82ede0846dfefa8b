import { requireText, type Form, formOf, listOf, mapOf, textOf, wholeOf } from '../http/form.ts'
import { refused } from '../http/stripe-error.ts'
import type { List, Price, Product, Recurring } from '../model/billing-objects.ts'
import { type Call, requireKnown, pageOf } from './call.ts'

export function createProduct({ world, form }: Call): Product {
  requireKnown(form, 'name metadata')
  const product: Product = {
    ...world.stamp('prod', 'product'),
    name: requireText(form, 'name'),
    metadata: mapOf(form, 'metadata'),
  }
  world.state.products[product.id] = product
  world.emit('product.created', product)
  return product
}

export function createPrice({ world, form }: Call): Price {
  requireKnown(form, 'product currency unit_amount recurring tax_behavior lookup_key metadata')
  const lookupKey = textOf(form, 'lookup_key') ?? null
  if (lookupKey !== null && Object.values(world.state.prices).some((price) => price.lookup_key === lookupKey))
    throw refused(`A price (\`${lookupKey}\`) already uses that lookup key.`, 'lookup_key')
  const amount = wholeOf(form, 'unit_amount')
  if (amount === undefined || amount < 0) throw refused('Invalid non-negative integer', 'unit_amount')
  const price: Price = {
    ...world.stamp('price', 'price'),
    currency: requireText(form, 'currency').toLowerCase(),
    lookup_key: lookupKey,
    metadata: mapOf(form, 'metadata'),
    product: world.find('products', requireText(form, 'product'), 'product').id,
    recurring: recurringOf(form),
    unit_amount: amount,
  }
  world.state.prices[price.id] = price
  world.emit('price.created', price)
  return price
}

const recurringOf = (form: Form): Recurring | null => {
  if (!('recurring' in form)) return null
  const recurring = formOf(form, 'recurring')
  const interval = requireText(recurring, 'interval')
  if (interval !== 'month' && interval !== 'year')
    throw refused('The simulator bills by months and years.', 'recurring')
  return { interval, interval_count: wholeOf(recurring, 'interval_count') ?? 1 }
}

export function listPrices({ world, form }: Call): List<Price> {
  requireKnown(form, 'lookup_keys active limit starting_after')
  const keys = listOf(form, 'lookup_keys')
  const isWanted = ({ lookup_key }: Price) => keys.length === 0 || (lookup_key !== null && keys.includes(lookup_key))
  return pageOf(form, Object.values(world.state.prices).filter(isWanted), '/v1/prices')
}
