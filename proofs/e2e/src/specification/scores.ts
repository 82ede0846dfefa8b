import type { BreakdownLine, Property } from '@verandah/contracts'
import { expect } from 'vitest'
import { fact, type Place, type Row, type State } from './row.ts'

const lineOf = (home: Property, name: string): BreakdownLine | undefined =>
  home.breakdown.find((line) => line.name === name)

/** Checks a breakdown line's value for every home of a real search to which the rule applies. */
const rule = (says: string, name: string, valueOf: (home: Property) => number | null): Row =>
  fact(9, says, (at: Place) => {
    const weighed = at.belongings().homes.flatMap((home) => {
      const value = valueOf(home)
      return value === null ? [] : [{ value: lineOf(home, name)?.value, expected: value }]
    })
    expect(weighed.length).toBeGreaterThan(0)
    for (const { value, expected } of weighed) expect(value).toBeCloseTo(expected, 2)
    return Promise.resolve()
  })

const bandYears: Partial<Record<string, number>> = { Modern: 5, Recent: 15, Established: 40, Historic: 80 }

const ageValue = ({ propertyAge, hasRenovatedFeatures }: Property): number | null => {
  if (propertyAge === null) return null
  const years = Math.max(0, (bandYears[propertyAge] ?? 50) - (hasRenovatedFeatures ? 15 : 0))
  return 10 * Math.max(0, 1 - Math.abs(years - 25) / 75)
}

const weightOfExtra = (name: string, weight: number): Row =>
  fact(9, `extra credit for ${name} weighs ${weight}`, ({ belongings }) => {
    const lines = belongings().homes.flatMap((home) => lineOf(home, name) ?? [])
    expect(lines.length).toBeGreaterThan(0)
    expect(new Set(lines.map((line) => line.weight))).toEqual(new Set([weight]))
    return Promise.resolve()
  })

export const scores: readonly State[] = [
  {
    name: 'the homes of a real search',
    as: 'buyer',
    open: ({ go }) => go('/dashboard'),
    rows: [
      rule('price: 10 at or below $300k, linear to 0 at $2M', 'price', ({ price }) =>
        price === null ? null : Math.min(10, Math.max(0, (10 * (2_000_000 - price)) / 1_700_000)),
      ),
      rule('location: 10 for the searched suburb, else 5', 'location', ({ suburb }) =>
        suburb === 'Richmond' ? 10 : 5,
      ),
      rule('bedrooms: 2 each, at most 10', 'bedrooms', ({ bedrooms }) =>
        bedrooms === null ? null : Math.min(10, 2 * bedrooms),
      ),
      rule('bathrooms: 2.5 each, at most 10', 'bathrooms', ({ bathrooms }) =>
        bathrooms === null ? null : Math.min(10, 2.5 * bathrooms),
      ),
      rule('land size: a hundredth of m², at most 10', 'landSize', ({ landSize }) =>
        landSize === null ? null : Math.min(10, landSize / 100),
      ),
      rule(
        'age: Modern 5, Recent 15, Established 40, Historic 80, else 50; renovated less 15; ideal 25',
        'propertyAge',
        ageValue,
      ),
      weightOfExtra('premiumFeatures', 1),
      weightOfExtra('goodLighting', 0.5),
      weightOfExtra('modernInterior', 0.5),
      fact(9, 'the score is the weighted average, scaled to 0 to 100', ({ belongings }) => {
        for (const { score, breakdown } of belongings().homes) {
          const weight = breakdown.reduce((sum, line) => sum + line.weight, 0)
          // What is not known counts half (decision 36).
          const mean = breakdown.reduce((sum, line) => sum + line.weight * (line.value ?? 5), 0) / weight
          expect(Math.abs(Number(score) - 10 * mean)).toBeLessThanOrEqual(0.51)
        }
        return Promise.resolve()
      }),
      fact(9, 'results are sorted by score descending', ({ belongings }) => {
        const order = belongings().homes.map(({ score }) => score ?? 0)
        expect(order).toEqual(order.toSorted((a, b) => b - a))
        return Promise.resolve()
      }),
    ],
  },
  {
    name: 'the homes of somebody to whom nothing matters',
    as: 'indifferent',
    open: ({ go }) => go('/dashboard'),
    rows: [
      fact(9, 'a total weight of 0 scores 50', ({ belongings }) => {
        expect(new Set(belongings().homes.map(({ score }) => score))).toEqual(new Set([50]))
        return Promise.resolve()
      }),
    ],
  },
]
