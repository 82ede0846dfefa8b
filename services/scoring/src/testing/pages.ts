import { type EventOf, PropertiesFetched, type ScoringInput } from '@verandah/contracts'
import { richmond, unknownFacts } from '@verandah/contracts/testing'
import { newEvent, systemClock } from '@verandah/kit'

export function aScoringInput(input: Partial<ScoringInput> = {}): ScoringInput {
  return {
    propertyId: 'home-1',
    revision: 1,
    ...unknownFacts,
    suburb: 'RICHMOND',
    price: 1_150_000,
    bedrooms: 3,
    bathrooms: 2,
    ...input,
  }
}

/** A page of a search as the search service publishes it. */
export function aPage(
  data: Partial<EventOf<typeof PropertiesFetched>['data']> = {},
): EventOf<typeof PropertiesFetched> {
  const searchId = data.searchId ?? 'search-1'
  const page = {
    searchId,
    userId: 'user-1',
    pageId: `${searchId}:domain:1`,
    part: 0,
    filters: { locations: [richmond], maxPages: 5 },
    inputs: [aScoringInput()],
  }
  return newEvent(PropertiesFetched, { ...page, ...data }, { clock: systemClock })
}
