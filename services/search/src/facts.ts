import {
  PropertiesFetched,
  SavedHomeScored,
  SavedSearchChecked,
  ScoreOverridesChanged,
  SearchRequested,
  SearchWeightsChanged,
  TrackedPropertyChanged,
} from '@verandah/contracts'
import { fact, newEvent } from '@verandah/kit'
import type { SearchContext } from './context.ts'
import { tellSearches } from './searches/begin-search.ts'
import { tellPages } from './searches/store-page.ts'
import { tellTracked } from './tracking/announce-tracked.ts'

/**
 * Searches under way with their pages, homes that somebody follows, what buyers put in place of calculated values, and what saved searches
 * have found in the last days.
 */
export const facts = [
  fact(SearchRequested, tellSearches),
  fact(PropertiesFetched, tellPages),
  fact(TrackedPropertyChanged, tellTracked),
  fact(ScoreOverridesChanged, ({ overrides, clock }: SearchContext) =>
    overrides.each((saved) => newEvent(ScoreOverridesChanged, saved, { clock })),
  ),
  fact(SavedHomeScored, ({ toldScores, clock }: SearchContext) => toldScores.each(clock)),
  fact(SearchWeightsChanged, ({ searches, clock }: SearchContext) =>
    searches.eachOver(({ _id, userId }) => newEvent(SearchWeightsChanged, { userId, searchId: _id }, { clock })),
  ),
  fact(SavedSearchChecked, ({ savedHomes, clock }: SearchContext) =>
    savedHomes.eachTold(clock.now(), (told) => newEvent(SavedSearchChecked, told, { clock })),
  ),
]
