import type { Property } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import { aBareHome, orderOf, rankedOf, weighing } from '../testing/ranked-of.ts'
import { certaintyOf } from './certainty-of.ts'

const numbered = (count: number, homeAt: (index: number) => Partial<Property>): Property[] =>
  Array.from({ length: count }, (_none, index) =>
    aBareHome({ id: `home-${String(index).padStart(3, '0')}`, ...homeAt(index) }),
  )

describe('how sure a place is', () => {
  it('is complete for a home that is better in everything, and tells the others apart', () => {
    const homes = numbered(4, (index) => ({ bedrooms: 5 - index, landSize: 1000 - 200 * index }))
    const found = certaintyOf(rankedOf(homes, weighing({ bedrooms: 5, landSize: 5 })))
    expect(found.map(({ first, firstThree, aboveNext }) => [first, firstThree, aboveNext])).toEqual([
      [100, 100, 100],
      [0, 100, 100],
      [0, 100, 100],
      [0, 0, null],
    ])
  })

  it('is shared by homes that weights decide between, and says with whom', () => {
    const homes = [
      aBareHome({ id: 'a', bedrooms: 5, landSize: 500 }),
      aBareHome({ id: 'b', bedrooms: 3, landSize: 900 }),
      aBareHome({ id: 'c', bedrooms: 0, landSize: 100 }),
    ]
    const found = certaintyOf(rankedOf(homes, weighing({ bedrooms: 5, landSize: 5 })))
    expect(found.map(({ sharedRank, isTiedWithNext }) => [sharedRank, isTiedWithNext])).toEqual([
      [1, true],
      [1, false],
      [null, false],
    ])
    expect(Math.abs((found[0]?.first ?? 0) - 50)).toBeLessThan(3)
    expect(found.map(({ firstThree }) => firstThree)).toEqual([null, null, null])
  })

  it('is not shared along a chain of near ties whose ends are none', () => {
    const homes = [
      aBareHome({ id: 'a', bedrooms: 5, landSize: 500 }),
      aBareHome({ id: 'b', bedrooms: 3, landSize: 900 }),
      aBareHome({ id: 'c', bedrooms: 5, landSize: 490 }),
    ]
    const weights = weighing({ bedrooms: 5, landSize: 5 })
    expect(orderOf(homes, weights)).toEqual(['a', 'b', 'c'])
    expect(certaintyOf(rankedOf(homes, weights)).map(({ sharedRank }) => sharedRank)).toEqual([1, 1, null])
  })

  it('agrees with the list that of equal scores one within the budget comes before one that may exceed it', () => {
    const homes = [
      aBareHome({ id: 'within', bedrooms: 3, landSize: 400, price: 849_000 }),
      aBareHome({ id: 'beyond', bedrooms: 3, landSize: 408, price: 851_000 }),
    ]
    const weights = weighing({ bedrooms: 5, landSize: 5 })
    const firstUnder = (maxPrice?: number) => ({
      id: orderOf(homes, weights, maxPrice)[0],
      first: certaintyOf(rankedOf(homes, weights, maxPrice))[0]?.first,
    })
    expect(firstUnder()).toEqual({ id: 'beyond', first: 100 })
    expect(firstUnder(850_000).id).toBe('within')
    expect(firstUnder(850_000).first).toBeGreaterThan(50)
  })

  it('is that of the first 200 homes only', () => {
    expect(
      certaintyOf(
        rankedOf(
          numbered(230, () => ({ bedrooms: 2 })),
          weighing({ bedrooms: 5 }),
        ),
      ),
    ).toHaveLength(200)
  })

  it('gives no home extra credit for what counts for nothing', () => {
    const homes = [aBareHome({ id: 'a', hasPremiumFeatures: true }), aBareHome({ id: 'b' })]
    const found = certaintyOf(rankedOf(homes, weighing({ bedrooms: 5 })))
    expect(found.map(({ first }) => first)).toEqual([100, 100])
  })
})

describe('an unknown value', () => {
  const weights = weighing({ landSize: 5, bedrooms: 1 })
  const levelsIn = (homes: readonly Property[]) =>
    certaintyOf(rankedOf(homes, weights)).flatMap(({ drawnFrom }) => drawnFrom.map(({ level }) => level))
  const withLand = (count: number, over: Partial<Property>) =>
    numbered(count, (index) => ({ landSize: 300 + index, bedrooms: 2, ...over }))
  const unknown = aBareHome({ id: 'x', bedrooms: 2 })

  it('is drawn from homes of the same type and suburb where twenty state one', () => {
    expect(levelsIn([...withLand(20, {}), unknown])).toEqual([{ type: 'House', suburb: 'Richmond', homes: 20 }])
  })

  it('is drawn from the type elsewhere, then from all homes, where fewer do, and else counts half', () => {
    expect(levelsIn([...withLand(20, { suburb: 'Cremorne' }), unknown])).toEqual([
      { type: 'House', suburb: null, homes: 20 },
    ])
    expect(levelsIn([...withLand(20, { propertyType: 'Townhouse' }), unknown])).toEqual([
      { type: null, suburb: null, homes: 20 },
    ])
    expect(levelsIn([...withLand(19, {}), unknown])).toEqual([null])
  })

  it('counts half for a wish, which adverts mention only where a home has it', () => {
    const wished = weighing({ bedrooms: 5, additionalCriteria: { 'Natural light': 5 } })
    const said = { basis: 'description' as const, source: 'Domain', quote: null, listingId: null, at: null, said: null }
    const light = { facts: [{ name: 'light' as const, value: 'yes', ...said }] }
    const homes = [
      ...numbered(30, () => ({ bedrooms: 3, ...light })),
      aBareHome({ id: 'silent', bedrooms: 5 }),
      aBareHome({ id: 'best', bedrooms: 4, ...light }),
    ]
    const [best] = certaintyOf(rankedOf(homes, wished))
    expect(orderOf(homes, wished)[0]).toBe('best')
    expect(best).toMatchObject({ first: 100, sharedRank: null })
  })

  it('counts half for a price under a budget, whose list has only prices within it', () => {
    const priced = weighing({ price: 5, bedrooms: 1, idealCriteria: { maxPrice: 800_000 } })
    const homes = [...numbered(30, () => ({ bedrooms: 2, price: 700_000 })), aBareHome({ id: 'silent', bedrooms: 3 })]
    const found = certaintyOf(rankedOf(homes, priced, 800_000))
    expect(found.at(-1)).toMatchObject({ first: 0, drawnFrom: [{ level: null, isSample: false }] })
    expect(found[0]?.first).toBe(100)
  })

  it('makes a place as unsure as the values that such homes have', () => {
    const small = withLand(20, {}).map((home, index) => ({ ...home, landSize: index < 10 ? 100 : 900 }))
    const found = certaintyOf(
      rankedOf([aBareHome({ id: 'a', bedrooms: 2, landSize: 500 }), ...small, unknown], weights),
    )
    const order = orderOf([aBareHome({ id: 'a', bedrooms: 2, landSize: 500 }), ...small, unknown], weights)
    const place = order.indexOf('a')
    expect(order[place + 1]).toBe('x')
    expect(Math.abs((found[place]?.aboveNext ?? 0) - 50)).toBeLessThan(3)
  })
})

describe('the unknown that a place hangs on', () => {
  const weights = weighing({ landSize: 8, bedrooms: 4 })
  const homes = [
    ...numbered(12, (index) => ({ bedrooms: 3, landSize: 820 - 40 * index })),
    aBareHome({ id: 'x', bedrooms: 4 }),
  ]
  const placeIf = (landSize: number): number =>
    1 + orderOf([...homes.slice(0, 12), aBareHome({ id: 'x', bedrooms: 4, landSize })], weights).indexOf('x')

  it('is named with the amount at which it moves the home, as ranking again says', () => {
    const now = orderOf(homes, weights).indexOf('x')
    const hinge = certaintyOf(rankedOf(homes, weights))[now]?.hinge
    const amount = Number(hinge?.amount)
    expect(hinge).toMatchObject({ criterion: { name: 'landSize' }, place: placeIf(amount) })
    expect(placeIf(amount) - (now + 1)).toBeGreaterThanOrEqual(3)
    expect(placeIf(amount + 10) - (now + 1)).toBeLessThan(3)
    expect([hinge?.isDrop, hinge?.goesFurther]).toEqual([true, placeIf(0) !== placeIf(amount)])
  })

  it('is never the land of an apartment or the rooms of land, which has none', () => {
    const hingeOf = (all: typeof homes, by: typeof weights) =>
      certaintyOf(rankedOf(all, by))[orderOf(all, by).indexOf('x')]?.hinge
    expect(
      hingeOf(
        homes.map((home) => ({ ...home, propertyType: 'Apartment' as const })),
        weights,
      ),
    ).toBeNull()
    const rooms = weighing({ bedrooms: 8, landSize: 4 })
    const built = numbered(12, (index) => ({ bedrooms: 1 + (index % 5), landSize: 300 }))
    const silent = aBareHome({ id: 'x', landSize: 500 })
    expect(hingeOf([...built, silent], rooms)).toMatchObject({ criterion: { name: 'bedrooms' } })
    expect(hingeOf([...built, { ...silent, propertyType: 'Land' as const }], rooms)).toBeNull()
  })

  it('is none where no answer would move the home three places', () => {
    const few = homes.slice(10)
    expect(certaintyOf(rankedOf(few, weights)).map(({ hinge }) => hinge)).toEqual([null, null, null])
  })
})
