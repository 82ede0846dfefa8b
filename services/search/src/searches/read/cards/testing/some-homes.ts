import { type KeptHome, propertyTypes } from '@verandah/contracts'
import { aHome } from '@verandah/contracts/testing'
import * as fc from 'fast-check'

const dayMs = 24 * 60 * 60_000
const orUnknown = <Known>(known: fc.Arbitrary<Known>) => fc.option(known, { nil: null })

/** Days until an open home, since an advert began, and so on: few values, so that many homes tie. */
export const someHome = fc.record({
  score: fc.integer({ min: 0, max: 4 }),
  price: orUnknown(fc.constantFrom(999, 500_000, 750_000, 1_200_000)),
  priceFrom: orUnknown(fc.constantFrom(450_000, 800_000)),
  landSize: orUnknown(fc.constantFrom(0, 150, 600)),
  bedrooms: orUnknown(fc.integer({ min: 0, max: 4 })),
  propertyType: fc.constantFrom(...propertyTypes),
  opensIn: orUnknown(fc.constantFrom(-1, 1, 5)),
  listedBefore: orUnknown(fc.constantFrom(0, 3, 40)),
  description: fc.constantFrom('', 'A pool, a Balcony.', 'Balcony with a view'),
  hasPool: orUnknown(fc.boolean()),
  mark: fc.constantFrom('none', 'none', 'seen', 'hidden'),
})
export type SomeHome = typeof someHome extends fc.Arbitrary<infer Value> ? Value : never

const parts = {
  type: fc.subarray([...propertyTypes], { minLength: 1 }),
  fact: fc.constant('pool'),
  under: fc.constantFrom('500000', '800000'),
  month: fc.constantFrom('3000', '5000'),
  unseen: fc.constant('1'),
  words: fc.constantFrom('balcony', 'BALCON view', 'cony'),
  without: fc.constantFrom('pool', 'view pool', 'ool'),
  beds: fc.constantFrom('1', '3'),
  hidden: fc.constantFrom('show', 'only'),
}

/** At most two at once: more would leave too few homes to page through. */
export const narrowings = fc
  .subarray(Object.keys(parts) as (keyof typeof parts)[], { maxLength: 2 })
  .chain((names) =>
    fc.record(Object.fromEntries(names.map((name) => [name, parts[name] as fc.Arbitrary<string | string[]>]))),
  )

const instantIn = (days: number | null, now: number): string | null =>
  days === null ? null : new Date(now + days * dayMs).toISOString()

export function keptHome(id: string, now: number, { opensIn, listedBefore, hasPool, ...some }: SomeHome): KeptHome {
  const start = instantIn(opensIn, now)
  const { price, priceFrom, landSize, bedrooms, propertyType, description } = some
  const pool = { name: 'pool' as const, value: hasPool ? 'yes' : 'no', basis: 'provider' as const }
  const told = { quote: null, source: null, listingId: null, at: null, said: null }
  const home = aHome({
    id,
    price,
    priceFrom,
    priceTo: null,
    landSize,
    bedrooms,
    propertyType,
    description,
    facts: hasPool === null ? [] : [{ ...pool, ...told }],
    inspections: start === null ? [] : [{ start, end: null }],
    listedAt: instantIn(listedBefore === null ? null : -listedBefore, now),
  })
  return { ...home, hiddenPrice: null }
}
