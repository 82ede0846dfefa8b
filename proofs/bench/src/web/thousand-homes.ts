import { listResultCards, listResultColumns, listSearches } from '@verandah/contracts'
import { aCard, aHome, aSearch, aWeightsRecord } from '@verandah/web/src/testing/builders.ts'
import { columnsOf } from '@verandah/web/src/testing/columns.ts'
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

const cards = homes.map((home) => aCard(home))
const cardsById = new Map(homes.map(({ id }, index) => [id, cards[index]]))
const weights = aWeightsRecord()
const search = aSearch({ resultsCount: homesCount, scoringWeights: weights })

/** A finished search with a thousand homes, mocked at the network level page by page, by ids and as columns. */
export async function answerThousandHomes(page: Page): Promise<void> {
  await answerAt(page, listSearches, { reply: [search] })
  await answerAt(page, listResultColumns, { reply: columnsOf(homes, { weights, filters: search.filters }) })
  await answerAt(page, listResultCards, ({ url: { pathname, searchParams } }) => {
    const ids = searchParams.get('ids')?.split(',')
    const headers = { 'X-Revision': String(search.revision) }
    if (ids !== undefined) return { reply: ids.flatMap((id) => cardsById.get(id) ?? []), headers }
    const from = Number(searchParams.get('cursor') ?? 0)
    const to = from + Number(searchParams.get('limit'))
    const counts = { 'X-Total-Count': String(homesCount), 'X-Shown-Count': String(homesCount) }
    const next = to < homesCount && { Link: `<${pathname}?cursor=${to}>; rel="next"` }
    return { reply: cards.slice(from, to), headers: { ...headers, ...counts, ...next } }
  })
}
