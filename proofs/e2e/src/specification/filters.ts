import { getWeights, listProperties, type Property } from '@verandah/contracts'
import { expect } from 'vitest'
import { fact, type Place, type Row, type State } from './row.ts'

type Query = Record<string, string | number>

const homesWith = async ({ person }: Place, query: Query): Promise<Property[]> => {
  const homes = await person?.call(listProperties, { query: { limit: 100, ...query } })
  return homes ?? []
}

/** Checks that a filter excludes some homes and returns only those that pass. */
const filter = (says: string, query: Query, passes: (home: Property) => boolean): Row =>
  fact(5, says, async (at) => {
    const all = await homesWith(at, {})
    const some = await homesWith(at, query)
    expect(some.length).toBeGreaterThan(0)
    expect(some.length).toBeLessThan(all.length)
    expect(some.filter((home) => !passes(home))).toEqual([])
  })

export const filters: readonly State[] = [
  {
    name: 'the homes of a real search, filtered',
    as: 'buyer',
    open: ({ go }) => go('/dashboard'),
    rows: [
      filter('minPrice and maxPrice work on price', { minPrice: 700_000, maxPrice: 1_200_000 }, ({ price }) =>
        price === null ? true : price >= 700_000 && price <= 1_200_000,
      ),
      filter('minBedrooms is a minimum', { minBedrooms: 3 }, ({ bedrooms }) => (bedrooms ?? 3) >= 3),
      filter('minBathrooms is a minimum', { minBathrooms: 2 }, ({ bathrooms }) => (bathrooms ?? 2) >= 2),
      filter('minParking is a minimum', { minParking: 2 }, ({ parking }) => (parking ?? 2) >= 2),
      filter('minLandSize excludes homes with no land size', { minLandSize: 1 }, ({ landSize }) => landSize !== null),
      filter('propertyType is kept as text', { propertyType: 'House' }, ({ propertyType }) => propertyType === 'House'),
      fact(5, 'an empty or zero value is no filter', async (at) => {
        const all = await homesWith(at, {})
        const same = await homesWith(at, { minPrice: '', minBedrooms: 0 })
        expect(same.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
      }),
      ...(
        [
          ['price-asc', 1],
          ['price-desc', -1],
        ] as const
      ).map(([sort, sign]) =>
        fact(9, `${sort} sorts by price`, async (at) => {
          const prices = (await homesWith(at, { sort })).flatMap(({ price }) => price ?? [])
          expect(prices).toEqual(prices.toSorted((a, b) => sign * (a - b)))
        }),
      ),
      fact(9, 'the weights are those of user 1, the caller; anybody else’s are not found', async ({ person }) => {
        const own = await person?.call(getWeights, { params: { userId: '1' } })
        expect(own?.landSize).toBe(10)
        await expect(person?.call(getWeights, { params: { userId: '2' } })).rejects.toThrow(/404/)
      }),
    ],
  },
]
