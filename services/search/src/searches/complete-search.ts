import { SearchCompleted, type KeptHome } from '@verandah/contracts'
import { newEvent, type Job } from '@verandah/kit'
import { scoreProperty } from '@verandah/scoring-model'
import { namingSeen } from '../homes/domain/seen.ts'
import { reasonsToWait } from '../providers/listing-provider.ts'
import { scoringInputOf } from '../ranking/domain/scoring-inputs.ts'
import { finalStatusOf, isFinished } from './domain/is-finished.ts'
import type { PageFacts } from './domain/page-facts.ts'
import { progressOf } from './domain/progress-of.ts'
import { keepMatching } from './keep-matching.ts'
import { forgetIfGone, recordHomes, type RecordHomesDeps } from './record-homes.ts'
import { countEnded } from './search-metrics.ts'
import type { SearchDoc } from './search-document.ts'
import type { PageDoc } from './stored-page.ts'
import type { SearchParts } from './search-parts.ts'
import { firstWeightsOf } from './weigh-search.ts'

type CompleteSearchDeps = RecordHomesDeps &
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

/** Ends a search that has all it will get. Called after every write; nothing happens while something is still to come. */
export const completeSearch =
  (deps: CompleteSearchDeps) =>
  async (search: SearchDoc | null): Promise<void> => {
    if (search?.status !== 'processing' || search.cancelledAt) return
    const pages = await deps.pages.factsOf([search._id])
    if (isFinished(search.providers, pages, search.filters.maxPages)) await finish(deps, search, pages)
  }

export type CompleteSearch = ReturnType<typeof completeSearch>

/** At the deadline a search ends with what has come; homes without a score are scored here with the same model. */
export const completeOverdueSearches = (deps: CompleteSearchDeps): Job => ({
  name: 'complete-overdue-searches',
  intervalMs: 1_000,
  run: async () => {
    const { searches, clock, settings } = deps
    for (const search of await searches.overdueAt(clock.now(), settings.SEARCH_DEADLINE_MS)) {
      const pages = await deps.pages.withHomesOf(search._id)
      await scoreTheRest(deps, search, pages)
      await finish(deps, search, pages)
    }
  },
})

const finish = async (deps: CompleteSearchDeps, search: SearchDoc, pages: PageFacts[]): Promise<void> => {
  const { _id: searchId, userId, providers, filters } = search
  await followHomes(deps, search)
  const status = finalStatusOf(providers, pages)
  const resultsCount = await deps.results.countOf(searchId)
  const completed = newEvent(SearchCompleted, { searchId, userId, status, resultsCount }, { clock: deps.clock })
  const reasons = await reasonsToWait(deps.providers)
  const progress = progressOf(providers, pages, { isOver: true, maxPages: filters.maxPages, reasons })
  const outcome = { status, resultsCount, progress, completedAt: deps.clock.now() }
  if (!(await deps.searches.complete(searchId, outcome, completed))) return forgetIfGone(deps, search)
  countEnded(outcome)
  deps.searchUpdates.moved(searchId)
}

/** What changed while the search was under way is shown as it is at its end; a home that matches no longer leaves. */
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
