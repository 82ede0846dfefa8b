import { type Property, Weights } from '@verandah/contracts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aBareHome, orderOf, rankedOf, weighing } from '../testing/ranked-of.ts'
import { waysToFirst, type WaysToFirst } from './put-first.ts'

const waysOf = (homes: readonly Property[], weights: Weights, id: string, maxPrice?: number): WaysToFirst => {
  const ids = homes.map((home) => home.id).sort()
  const shownPrice = homes.find((home) => home.id === id)?.price ?? null
  return waysToFirst({ ...rankedOf(homes, weights, maxPrice), row: ids.indexOf(id), shownPrice })
}

const withSteps = (weights: Weights, { sliders }: Pick<WaysToFirst, 'sliders'>): Weights => ({
  ...weights,
  ...Object.fromEntries(sliders.map(({ criterion, to }) => [criterion.name, to])),
})

describe('sliders that put a home first', () => {
  const weights = weighing({ bedrooms: 5, bathrooms: 5, landSize: 5 })
  const homes = [
    aBareHome({ id: 'a', bedrooms: 5, bathrooms: 2, landSize: 600 }),
    aBareHome({ id: 'b', bedrooms: 3, bathrooms: 4, landSize: 400 }),
    aBareHome({ id: 'c', bedrooms: 1, bathrooms: 1, landSize: 100 }),
  ]

  it('do so when the homes are ranked again, and no smaller step of one slider does', () => {
    const ways = waysOf(homes, weights, 'b')
    expect(ways.sliders).toHaveLength(1)
    expect(orderOf(homes, withSteps(weights, ways))[0]).toBe('b')
    const [{ criterion, from, to }] = ways.sliders as [WaysToFirst['sliders'][number]]
    const nearer = to > from ? to - 1 : to + 1
    expect(orderOf(homes, { ...weights, [criterion.name]: nearer })[0]).toBe('a')
  })

  it('do so for any homes', () => {
    const facts = fc.record({
      bedrooms: fc.integer({ min: 1, max: 5 }),
      bathrooms: fc.integer({ min: 1, max: 4 }),
      landSize: fc.option(fc.integer({ min: 1, max: 10 }).map((hundreds) => hundreds * 100)),
    })
    fc.assert(
      fc.property(fc.array(facts, { minLength: 3, maxLength: 6 }), (all) => {
        const some = all.map((home, index) => aBareHome({ id: `home-${index}`, ...home }))
        for (const { id } of some) {
          const ways = waysOf(some, weights, id)
          if (ways.sliders.length > 0) expect(orderOf(some, withSteps(weights, ways))[0]).toBe(id)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('are none for a home that is worse in everything', () => {
    expect(waysOf(homes, weights, 'c')).toEqual({ sliders: [], facts: [], price: null })
  })

  it('keep to what the panel’s sliders can show', () => {
    const other = aBareHome({ id: 'd', propertyAge: 'Recent', bedrooms: 1 })
    const better = aBareHome({ id: 'e', propertyAge: 'Historic', bedrooms: 5 })
    const { sliders } = waysOf([better, other], weighing({ bedrooms: 1, propertyAge: 1 }), 'd')
    expect(sliders).toEqual([{ criterion: { kind: 'factor', name: 'propertyAge' }, from: 1, to: 2 }])
  })
})

describe('a fact that puts a home first', () => {
  const weights = weighing({ bedrooms: 5, landSize: 5, additionalCriteria: { Pool: 3 } })
  const leader = aBareHome({ id: 'a', bedrooms: 4, landSize: 600, facts: [] })
  const follower = aBareHome({ id: 'b', bedrooms: 3 })

  it('is the least amount that does, and one below is too little', () => {
    const homes = [leader, follower]
    const fact = waysOf(homes, weights, 'b').facts.find(({ criterion }) => criterion.name === 'landSize')
    const orderIf = (landSize: number) => orderOf([leader, { ...follower, landSize }], weights)[0]
    expect([orderIf(Number(fact?.amount)), orderIf(Number(fact?.amount) - 10)]).toEqual(['b', 'a'])
  })

  it('is a yes where the advert does not say', () => {
    const { facts } = waysOf([leader, { ...follower, landSize: 500 }], weights, 'b')
    expect(facts).toEqual([{ criterion: { kind: 'custom', name: 'Pool' }, amount: true }])
  })
})

describe('a price that puts a home first', () => {
  const weights = weighing({ price: 5, bedrooms: 5, idealCriteria: { maxPrice: 800_000 } })
  const leader = aBareHome({ id: 'a', bedrooms: 4, price: 800_000 })

  it('is the highest whole thousand that does', () => {
    const follower = aBareHome({ id: 'b', bedrooms: 5, price: 870_000 })
    const { price } = waysOf([leader, follower], weights, 'b')
    const orderIf = (asked: number) => orderOf([leader, { ...follower, price: asked }], weights)[0]
    expect([orderIf(price ?? 0), orderIf((price ?? 0) + 1_000)]).toEqual(['b', 'a'])
    expect(price).toBeLessThan(870_000)
  })

  it('is none for a hidden price, and none far below the shown one', () => {
    const hidden = { ...aBareHome({ id: 'b', bedrooms: 5 }), priceValue: 5 }
    expect(waysOf([leader, hidden], weights, 'b').price).toBeNull()
    const dear = aBareHome({ id: 'b', bedrooms: 5, price: 1_400_000 })
    expect(waysOf([leader, dear], weights, 'b').price).toBeNull()
  })
})
