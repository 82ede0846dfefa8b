import { type Property, type Showcase, ShowcaseCard, type SearchFilters, Weights } from '@verandah/contracts'
import { scoreProperty } from '@verandah/scoring-model'
import { aHome, aWeightsRecord } from './builders.ts'
import { columnsOf } from './columns.ts'

const weights = Weights.parse(aWeightsRecord())
const filters: SearchFilters = { locations: [{ suburb: 'Richmond', state: 'VIC', postcode: '3121' }], maxPages: 1 }
const sample = { listingId: 'domain:1', provider: 'domain', name: 'Domain', url: null, isSample: true }

const homeOf = (over: Partial<Property>): Property => {
  const home = aHome({ scoreOverrides: null, sources: [sample], ...over })
  const score = scoreProperty({ input: { ...home, overrides: null }, weights, filters })
  return { ...home, ...score, displayScore: score.score }
}

/** A showcase of these homes, scored by the default weights as the server does. */
export function aShowcase(...homes: Partial<Property>[]): Showcase {
  const all = homes.map(homeOf).toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0))
  return {
    place: { suburb: 'Richmond', state: 'VIC', postcode: '3121' },
    searchedAt: '2026-11-28T02:00:00.000Z',
    isSample: true,
    cards: all.map((home) => ShowcaseCard.parse(home)),
    ranking: columnsOf(all, { weights, filters }),
  }
}
