import {
  BriefChanged,
  PropertiesFetched,
  SavedHomeScored,
  SavedSearchChecked,
  ScoreOverridesChanged,
  SearchRequested,
  SearchWeightsChanged,
  TrackedPropertyChanged,
  TrackedPropertyNotFound,
} from '@verandah/contracts'
import { snapshot, newEvent } from '@verandah/kit'
import type { SearchContext } from './context.ts'
import { searchSnapshots } from './searches/request/begin-search.ts'
import { pageSnapshots } from './searches/fetch/store-page.ts'
import { trackedSnapshots } from './tracking/announce-tracked.ts'
import { missingSnapshots } from './tracking/track-properties.ts'

/** Running searches with their pages, briefs, followed homes, overrides, and recent findings of saved searches. */
export const snapshots = [
  snapshot(SearchRequested, searchSnapshots),
  snapshot(PropertiesFetched, pageSnapshots),
  snapshot(BriefChanged, ({ criteria }: SearchContext) => criteria.each()),
  snapshot(TrackedPropertyChanged, trackedSnapshots),
  snapshot(TrackedPropertyNotFound, missingSnapshots),
  snapshot(ScoreOverridesChanged, ({ overrides, clock }: SearchContext) =>
    overrides.each((saved) => newEvent(ScoreOverridesChanged, saved, { clock })),
  ),
  snapshot(SavedHomeScored, ({ announcedScores, clock }: SearchContext) => announcedScores.each(clock)),
  snapshot(SearchWeightsChanged, ({ searches, clock }: SearchContext) =>
    searches.eachOver(({ _id, userId }) => newEvent(SearchWeightsChanged, { userId, searchId: _id }, { clock })),
  ),
  snapshot(SavedSearchChecked, ({ savedHomes, clock }: SearchContext) =>
    savedHomes.eachTold(clock.now(), (told) => newEvent(SavedSearchChecked, told, { clock })),
  ),
]
