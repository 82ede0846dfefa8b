import type { Judgement } from '@verandah/scoring-model'

export const demoFactors = ['price', 'location', 'landSize'] as const
export type DemoFactor = (typeof demoFactors)[number]

export interface SampleHome {
  id: string
  name: string
  price: string
  about: string
  values: Readonly<Record<DemoFactor, number>>
}

/** Three invented homes that win by different things. */
export const sampleHomes: readonly SampleHome[] = [
  {
    id: 'terrace',
    name: 'Terrace in Richmond',
    price: '$1.3M',
    about: '8 min to the city · 160 m²',
    values: { price: 4, location: 10, landSize: 2 },
  },
  {
    id: 'weatherboard',
    name: 'Weatherboard in Reservoir',
    price: '$870,000',
    about: '32 min to the city · 540 m²',
    values: { price: 8, location: 5, landSize: 6 },
  },
  {
    id: 'acreage',
    name: 'Queenslander in Samford',
    price: '$990,000',
    about: '45 min to the city · 4,000 m²',
    values: { price: 7, location: 3, landSize: 10 },
  },
]

const unknown = { bedrooms: null, bathrooms: null, propertyAge: null, features: null }

export const judgementOf = ({ values }: SampleHome): Judgement => ({
  values: { ...unknown, ...values },
  overridden: [],
  custom: new Map(),
  extras: [],
})
