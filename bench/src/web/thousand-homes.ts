import { listSearches, listSearchResults } from '@verandah/contracts'
import { aHome, aSearch } from '@verandah/web/src/testing/builders.ts'
import { answerAt } from '@verandah/e2e/src/browser/network-edge.ts'
import type { Page } from 'playwright-core'

const homesCount = 1_000
const bands = ['Modern', 'Recent', 'Established', 'Historic'] as const
const features = ['Pool', 'Solar panels', 'Courtyard', 'Fireplace', 'Study', 'Balcony'] as const

const homes = Array.from({ length: homesCount }, (_, index) =>
  aHome({
    id: `home-${index}`,
    address: `${index + 1} Bench Street`,
    suburb: index % 3 === 0 ? 'Richmond' : 'Burnley',
    price: 350_000 + ((index * 7_919) % 1_500) * 1_000,
    bedrooms: 1 + (index % 5),
    bathrooms: 1 + (index % 3),
    landSize: index % 4 === 0 ? null : 120 + ((index * 31) % 900),
    propertyAge: bands[index % bands.length] ?? 'Modern',
    features: features.slice(index % 3, 3 + (index % 4)),
    score: 100 - Math.floor(index / 10),
    displayScore: 100 - Math.floor(index / 10),
  }),
)

/** A finished search with a thousand homes, answered at the edge of the network. */
export const answerThousandHomes = async (page: Page): Promise<void> => {
  await answerAt(page, listSearches, { reply: [aSearch({ resultsCount: homesCount })] })
  await answerAt(page, listSearchResults, { reply: homes })
}
