import { SearchCompleted, type KeptHome } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { scoreProperty } from '@verandah/scoring-model'
import { namingSeen } from '../homes/domain/seen.ts'
import { reasonsToWait } from '@verandah/listing-providers'
import { scoringInputOf } from '../ranking/domain/scoring-inputs.ts'
import { finalStatusOf, isFinished } from './domain/is-finished.ts'
import type { PageFacts } from './domain/page-facts.ts'
import { progressOf } from './domain/progress-of.ts'
import { keepMatching } from './keep-matching.ts'
import { countShown } from './count-shown.ts'
import { forgetIfGone, recordHomes, type RecordHomesDeps } from './record-homes.ts'
import { countEnded } from './search-metrics.ts'
import type { SearchDoc } from './search-document.ts'
import type { PageDoc } from './stored-page.ts'
import type { SearchParts } from './search-parts.ts'
import { firstWeightsOf } from './weigh-search.ts'

export type CompleteSearchDeps = RecordHomesDeps &
  Pick<
    SearchParts,
    | 'providers'
    | 'searches'
    | 'pages'
    | 'properties'
    | 'overrides'
    | 'userProperties'
    | 'searchUpdates'
    | 'userWeights'
    | 'clock'
    | 'settings'
  >

/** Completes a search when nothing is outstanding. Called after every write. */
export const completeSearch =
  (deps: CompleteSearchDeps) =>
  async (search: SearchDoc | null): Promise<void> => {
    if (search?.status !== 'processing' || search.cancelledAt) return
    const pages = await deps.pages.factsOf([search._id])
    if (isFinished(search.providers, pages, search.filters.maxPages)) await endSearch(deps, search, pages)
  }

export type CompleteSearch = ReturnType<typeof completeSearch>

/** Ends an overdue search with what has arrived; unscored homes are scored here with the shared model. */
export const endWithWhatCame = async (deps: CompleteSearchDeps, search: SearchDoc): Promise<void> => {
  const pages = await deps.pages.withHomesOf(search._id)
  await scoreTheRest(deps, search, pages)
  await endSearch(deps, search, pages)
}

interface Ending {
  /** The reason for ending without a turn. */
  failure?: string
}

export const endSearch = async (
  deps: CompleteSearchDeps,
  search: SearchDoc,
  pages: PageFacts[],
  { failure }: Ending = {},
): Promise<void> => {
  const { _id: searchId, userId } = search
  await followHomes(deps, search)
  const resultsCount = await countShown(deps, search)
  const completedAt = deps.clock.now()
  const outcome = { ...(await outcomeOf(deps, search, pages, failure)), resultsCount, completedAt }
  const { status } = outcome
  const completed = newEvent(SearchCompleted, { searchId, userId, status, resultsCount }, { clock: deps.clock })
  const end = failure === undefined ? deps.searches.complete : deps.searches.giveUp
  if (!(await end(searchId, outcome, completed))) return forgetIfGone(deps, search)
  countEnded(outcome)
  deps.searchUpdates.moved(searchId)
}

/** A search that never had a turn has no provider's outcome. */
const outcomeOf = async (
  { providers: known }: CompleteSearchDeps,
  { providers, filters: { maxPages } }: SearchDoc,
  pages: PageFacts[],
  failure: string | undefined,
) => {
  const isUnasked = failure !== undefined && pages.length === 0
  if (isUnasked) return { status: 'failed' as const, failure, progress: [] }
  const reasons = await reasonsToWait(known)
  const progress = progressOf(providers, pages, { isOver: true, maxPages, reasons })
  return { status: finalStatusOf(providers, pages), progress, ...(failure !== undefined && { failure }) }
}

/** Applies changes that happened during the search; homes that no longer match are removed. */
const followHomes = async (deps: CompleteSearchDeps, search: SearchDoc): Promise<void> => {
  const { _id: searchId, userId, filters } = search
  const changed = await deps.properties.newerThan(await deps.results.revisionsOf(searchId))
  if (changed.length === 0) return
  const { matching } = await keepMatching(deps, { searchId, userId, filters }, changed)
  await deps.results.record(searchId, scoreHomes(matching, { filters, weights: await firstWeightsOf(deps, search) }))
}

const scoreHomes = (homes: KeptHome[], { weights, filters }: Required<Pick<SearchDoc, 'weights' | 'filters'>>) =>
  homes.map((home) => ({ home, ...scoreProperty({ input: scoringInputOf(home), weights, filters }) }))

const scoreTheRest = async (deps: CompleteSearchDeps, search: SearchDoc, pages: PageDoc[]): Promise<void> => {
  const homes = pages.flatMap((page) => page.homes.flat())
  if (homes.length === 0) return
  const weights = await firstWeightsOf(deps, search)
  const scored = scoreHomes(homes, { weights, filters: search.filters })
  await recordHomes(deps, search, scored.map(namingSeen))
  await deps.searches.pinWeights(search._id, weights)
}
