import { SearchCompleted, type KeptHome } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { scoreProperty, scoringInputOf } from '@verandah/scoring-model'
import { namingSeen } from '../../homes/domain/seen.ts'
import { reasonsToWait } from '@verandah/listing-providers'
import { finalStatusOf, isFinished, progressOf } from '../domain/progress-of.ts'
import type { PageFacts } from '../domain/page-plan.ts'
import { earliestAsk, planAsks } from '../domain/plan-asks.ts'
import { keepMatching } from '../read/keep-matching.ts'
import { countShown } from '../read/count-shown.ts'
import { forgetIfGone, recordHomes } from './record-homes.ts'
import { countEnded, countFirstHomes } from '../search-metrics.ts'
import { isUnderWay, type SearchDoc } from '../search-document.ts'
import type { PageDoc } from './stored-page.ts'
import type { SearchParts } from '../search-parts.ts'
import { firstWeightsOf } from '../score/weigh-search.ts'

/** Completes a search when nothing is outstanding. Called after every write. A queued one has yet to ask. */
export const completeSearch =
  (deps: SearchParts) =>
  async (search: SearchDoc | null): Promise<void> => {
    if (search === null || !isUnderWay(search) || search.isWaiting) return
    const pages = await deps.pages.factsOf([search._id])
    if (isFinished(search.providers, pages, search.filters.maxPages)) await endSearch(deps, search, pages)
  }

export type CompleteSearch = ReturnType<typeof completeSearch>

/** Ends an overdue search with what has arrived; unscored homes are scored here with the shared model. */
export async function endWithWhatCame(deps: SearchParts, search: SearchDoc): Promise<void> {
  const pages = await deps.pages.withHomesOf(search._id)
  await scoreTheRest(deps, search, pages)
  await endSearch(deps, search, pages)
}

/** `failure`: why it ends without a turn; null for one that was over before. */
export async function endSearch(
  deps: SearchParts,
  search: SearchDoc,
  pages: PageFacts[],
  failure?: string | null,
): Promise<void> {
  const { _id: searchId, userId } = search
  await followHomes(deps, search)
  const resultsCount = await countShown(deps, search)
  const outcome = { ...(await outcomeOf(deps, search, pages, failure ?? undefined)), resultsCount }
  const { status } = outcome
  const completed = newEvent(SearchCompleted, { searchId, userId, status, resultsCount }, { clock: deps.clock })
  const end = failure === undefined ? deps.searches.complete : deps.searches.giveUp
  // One that asked late providers again was over before, and has said so.
  const isNews = search.endedAs === undefined
  if (!(await end(searchId, outcome, isNews ? [completed] : []))) return forgetIfGone(deps, search)
  if (isNews) noteEnd(deps, search, outcome)
  deps.searchUpdates.moved(searchId)
}

/** One line for each search, by whose id an operator looks into a complaint. */
const noteEnd = (
  { log, clock }: SearchParts,
  { _id: searchId, userId, createdAt }: SearchDoc,
  { status, resultsCount, progress }: Required<Pick<SearchDoc, 'status' | 'resultsCount' | 'progress'>>,
): void => {
  countEnded({ status, resultsCount })
  const providers = Object.fromEntries(progress.map(({ provider, state, found }) => [provider, { state, found }]))
  const seconds = (clock.now().getTime() - createdAt.getTime()) / 1_000
  log.info({ searchId, userId, status, homes: resultsCount, providers, seconds }, 'a search has ended')
}

/** A search that never had a turn has no provider's outcome. */
const outcomeOf = async (
  { providers: known, clock }: SearchParts,
  search: SearchDoc,
  pages: PageFacts[],
  failure: string | undefined,
) => {
  const { providers, filters, endedAs } = search
  const now = clock.now()
  const completedAt = (endedAs === 'completed' ? search.completedAt : undefined) ?? now
  const isUnasked = failure !== undefined && pages.length === 0
  if (isUnasked) return { status: 'failed' as const, failure, progress: [], completedAt }
  const reasons = await reasonsToWait(known)
  const atEnd = progressOf(providers, pages, { isOver: true, maxPages: filters.maxPages, reasons })
  const progress = search.savedSearchId === undefined ? planAsks(atEnd, { search, pages, now }) : atEnd
  const askAgainAt = earliestAsk(progress)
  return {
    status: endedAs === 'completed' ? endedAs : finalStatusOf(providers, pages),
    progress,
    completedAt,
    ...(askAgainAt && { askAgainAt }),
    ...(failure !== undefined && { failure }),
  }
}

/** Applies changes that happened during the search; homes that no longer match are removed. */
const followHomes = async (deps: SearchParts, search: SearchDoc): Promise<void> => {
  const { _id: searchId, filters } = search
  const changed = await deps.properties.newerThan(await deps.results.revisionsOf(searchId))
  if (changed.length === 0) return
  const { matching } = await keepMatching(deps, search, changed)
  await deps.results.record(searchId, scoreHomes(matching, { filters, weights: await firstWeightsOf(deps, search) }))
}

const scoreHomes = (homes: KeptHome[], { weights, filters }: Required<Pick<SearchDoc, 'weights' | 'filters'>>) =>
  homes.map((home) => ({ home, ...scoreProperty({ input: scoringInputOf(home), weights, filters }) }))

const scoreTheRest = async (deps: SearchParts, search: SearchDoc, pages: PageDoc[]): Promise<void> => {
  const homes = pages.flatMap((page) => page.homes.flat())
  if (homes.length === 0) return
  const weights = await firstWeightsOf(deps, search)
  const scored = scoreHomes(homes, { weights, filters: search.filters })
  await recordHomes(deps, search, scored.map(namingSeen))
  if (await deps.searches.pinWeights(search._id, weights)) countFirstHomes(search, deps.clock.now())
}
