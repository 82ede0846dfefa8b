import { PropertiesFetched, ScoreOverridesChanged, SearchRequested, TrackedPropertyChanged } from '@verandah/contracts'
import { fact, newEvent } from '@verandah/kit'
import type { SearchContext } from './context.ts'
import { tellSearches } from './searches/begin-search.ts'
import { tellPages } from './searches/store-page.ts'
import { tellTracked } from './tracking/announce-tracked.ts'

/** Searches under way with their pages, homes that somebody follows, and what buyers put in place of calculated values. */
export const facts = [
  fact(SearchRequested, tellSearches),
  fact(PropertiesFetched, tellPages),
  fact(TrackedPropertyChanged, tellTracked),
  fact(ScoreOverridesChanged, ({ overrides, clock }: SearchContext) =>
    overrides.each((saved) => newEvent(ScoreOverridesChanged, saved, { clock })),
  ),
]
