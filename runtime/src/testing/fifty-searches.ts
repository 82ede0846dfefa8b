import { createWeights, type Property, type SearchedLocality } from '@verandah/contracts'
import { createBuyer, richmond, type Buyer } from './buyer.ts'

/** Where the fifty searches look: places that the sample market knows. */
export const places: readonly SearchedLocality[] = [
  richmond,
  { suburb: 'Fitzroy', state: 'VIC', postcode: '3065' },
  { suburb: 'Hobart', state: 'TAS', postcode: '7000' },
  { suburb: 'Braddon', state: 'ACT', postcode: '2612' },
  { suburb: 'Norwood', state: 'SA', postcode: '5067' },
  { suburb: 'Box Hill', state: 'VIC', postcode: '3128' },
  { suburb: 'Geelong', state: 'VIC', postcode: '3220' },
  { suburb: 'Launceston', state: 'TAS', postcode: '7250' },
  { suburb: 'Unley', state: 'SA', postcode: '5061' },
  { suburb: 'Ainslie', state: 'ACT', postcode: '2602' },
]

const tastes = [
  { price: 10, landSize: 1 },
  { price: 1, landSize: 10 },
  { bedrooms: 10, additionalCriteria: { Garden: 7 } },
  { propertyAge: 10, features: 9 },
  {},
]

export interface AskedSearch {
  readonly buyer: Buyer
  readonly place: SearchedLocality
  readonly searchId: string
}

/** Five buyers who weigh differently, each with an account. */
export const createBuyers = (baseUrl: string): Promise<Buyer[]> =>
  Promise.all(
    tastes.map(async (taste) => {
      const buyer = await createBuyer(baseUrl)
      await buyer.call(createWeights, { body: taste })
      return buyer
    }),
  )

/** Every buyer searches every place; resolves when all fifty are accepted. */
export const askFifty = (buyers: readonly Buyer[]): Promise<AskedSearch[]> =>
  Promise.all(
    buyers.flatMap((buyer) =>
      places.map(async (place, index) => {
        const minBedrooms = String(index % 3)
        return { buyer, place, searchId: await buyer.search({ locations: [place], minBedrooms }) }
      }),
    ),
  )

/** What a search found, in words that are the same in every run: no ids of ours, no times. */
export const findingsOf = async ({ buyer, place, searchId }: AskedSearch) => {
  const homes = await buyer.resultsOf(searchId)
  return { place: place.suburb, homes: homes.map(findingOf).toSorted((a, b) => (a.listings < b.listings ? -1 : 1)) }
}

const findingOf = ({ address, score, breakdown, sources }: Property) => ({
  listings: sources
    .map(({ listingId }) => listingId)
    .toSorted()
    .join(' '),
  address,
  score,
  breakdown,
})
