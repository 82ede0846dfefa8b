import { demandText, type Form, formOf, listOf, mapOf, textOf, wholeOf } from '../http/form.ts'
import { refused } from '../http/stripe-error.ts'
import type { List, Price, Product, Recurring } from '../model/billing-objects.ts'
import { type Call, demandKnown, pageOf } from './call.ts'

export const createProduct = ({ world, form }: Call): Product => {
  demandKnown(form, ['name', 'metadata'])
  const product: Product = {
    id: world.newId('prod'),
    object: 'product',
    active: true,
    created: world.now(),
    name: demandText(form, 'name'),
    livemode: false,
    metadata: mapOf(form, 'metadata'),
  }
  world.state.products[product.id] = product
  world.emit('product.created', product)
  return product
}

export const createPrice = ({ world, form }: Call): Price => {
  demandKnown(form, [
    'product',
    'currency',
    'unit_amount',
    'recurring',
    'tax_behavior',
    'lookup_key',
    'nickname',
    'metadata',
  ])
  const lookupKey = textOf(form, 'lookup_key') ?? null
  if (lookupKey !== null && Object.values(world.state.prices).some((price) => price.lookup_key === lookupKey))
    throw refused(`A price (\`${lookupKey}\`) already uses that lookup key.`, 'lookup_key')
  const amount = wholeOf(form, 'unit_amount')
  if (amount === undefined || amount < 0) throw refused('Invalid non-negative integer', 'unit_amount')
  const recurring = recurringOf(form)
  const price: Price = {
    id: world.newId('price'),
    object: 'price',
    active: true,
    created: world.now(),
    currency: demandText(form, 'currency').toLowerCase(),
    livemode: false,
    lookup_key: lookupKey,
    metadata: mapOf(form, 'metadata'),
    nickname: textOf(form, 'nickname') ?? null,
    product: world.find('products', demandText(form, 'product'), 'product').id,
    recurring,
    tax_behavior: textOf(form, 'tax_behavior') === 'inclusive' ? 'inclusive' : 'unspecified',
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
  }
  world.state.prices[price.id] = price
  world.emit('price.created', price)
  return price
}

const recurringOf = (form: Form): Recurring | null => {
  if (!('recurring' in form)) return null
  const recurring = formOf(form, 'recurring')
  const interval = demandText(recurring, 'interval')
  if (interval !== 'month' && interval !== 'year')
    throw refused('The simulator bills by months and years.', 'recurring')
  return { interval, interval_count: wholeOf(recurring, 'interval_count') ?? 1, usage_type: 'licensed' }
}

export const listPrices = ({ world, form }: Call): List<Price> => {
  demandKnown(form, ['lookup_keys', 'active', 'limit', 'starting_after'])
  const keys = listOf(form, 'lookup_keys')
  const isWanted = ({ lookup_key }: Price) => keys.length === 0 || (lookup_key !== null && keys.includes(lookup_key))
  return pageOf(form, Object.values(world.state.prices).filter(isWanted), '/v1/prices')
}
