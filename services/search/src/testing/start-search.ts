import { PropertiesFetched, SearchScored, type EventOf, type Weights } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { startListingMarket, type ListingMarketOptions } from '@verandah/listing-market'
import { scoreProperty, weightsForSearch } from '@verandah/scoring-model'
import { search } from '../index.ts'

/** The date of the tests' market. */
export const marketNow = new Date('2026-11-20T00:00:00.000Z')

export const plainWeights: Weights = {
  price: 8,
  location: 9,
  bedrooms: 7,
  bathrooms: 6,
  landSize: 5,
  propertyAge: 4,
  features: 5,
  additionalCriteria: {},
  places: [],
  idealCriteria: {},
  useFiltersForScoring: true,
}

export const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const

export interface SearchUnderTest extends TestService {
  market: Awaited<ReturnType<typeof startListingMarket>>
  /** Answers every `PropertiesFetched` received so far, as scoring would. */
  scoreAll(): Promise<void>
}

/** Long deadlines, so that no provider is late on a busy machine. */
const patient = { PROVIDER_DEADLINE_MS: '20000', PROVIDER_ATTEMPT_MS: '20000' }

/** Its search would count among those of a test. */
const withoutShowcase = { SHOWCASE_SUBURB: 'off' }

/** The search service with its real adapter against the simulated market. */
export async function startSearch({
  market: marketOptions = {},
  environment = {},
  runsJobs = false,
}: {
  market?: ListingMarketOptions
  environment?: Record<string, string>
  runsJobs?: boolean
} = {}): Promise<SearchUnderTest> {
  const market = await startListingMarket({
    now: () => marketNow,
    publicUrl: 'http://listing-market',
    ...marketOptions,
  })
  const service = await startTestService(search, {
    environment: { LISTING_MARKET_URL: market.url, ...patient, ...withoutShowcase, ...environment },
    runsJobs,
  })
  const answered = new Set<string>()
  return {
    ...service,
    market,
    scoreAll: async () => {
      for (const event of service.bus.published(PropertiesFetched)) {
        if (answered.has(event.id)) continue
        answered.add(event.id)
        await service.receive(scoresOf(event, service))
      }
    },
    stop: async () => {
      await service.stop()
      await market.close()
    },
  }
}

const scoresOf = ({ id, data }: EventOf<typeof PropertiesFetched>, { clock }: TestService) => {
  const { inputs, filters, ...page } = data
  const weights = weightsForSearch(plainWeights, filters)
  const scores = inputs.map((input) => ({
    propertyId: input.propertyId,
    revision: input.revision,
    ...scoreProperty({ input, weights, filters }),
  }))
  const { searchId, userId, pageId, part } = page
  return newEvent(SearchScored, { searchId, userId, pageId, part, weights, scores }, { clock, id: `scored-${id}` })
}
