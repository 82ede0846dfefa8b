import { SearchCompleted, type Weights } from '@verandah/contracts'
import { newEvent, type Job } from '@verandah/kit'
import { scoreProperty } from '@verandah/scoring-model'
import type { SearchContext } from '../context.ts'
import { finalStatusOf, isSettled } from './domain/is-settled.ts'
import { progressOf } from './domain/progress-of.ts'
import { scoringInputOf } from '../ranking/domain/scoring-inputs.ts'
import { recordHomes } from './record-homes.ts'
import type { PageDoc } from './search-pages.ts'
import type { SearchDoc } from './search-document.ts'

/** Ends a search that has all it will get. Called after every write; nothing happens while something is still to come. */
export const completeSearch =
  (context: SearchContext) =>
  async (searchId: string): Promise<void> => {
    const search = await context.searches.find(searchId)
    if (search?.status !== 'processing') return
    const pages = await context.pages.factsOf([searchId])
    if (
      isSettled(
        search.providers.map(({ id }) => id),
        pages,
      )
    )
      await finish(context, search, pages)
  }

/** At the deadline a search ends with what has come; homes without a score are scored here with the same model. */
export const completeOverdueSearches = (context: SearchContext): Job => ({
  name: 'complete-overdue-searches',
  intervalMs: 1_000,
  run: async () => {
    for (const search of await context.searches.overdueAt(context.clock.now())) {
      const pages = await context.pages.withHomesOf(search._id)
      await scoreTheRest(context, search, pages)
      await finish(context, search, pages)
    }
  },
})

const finish = async (context: SearchContext, search: SearchDoc, pages: Omit<PageDoc, 'homes'>[]): Promise<void> => {
  const { _id: searchId, userId, providers } = search
  const status = finalStatusOf(
    providers.map(({ id }) => id),
    pages,
  )
  const resultsCount = await context.results.countOf(searchId)
  const completed = newEvent(SearchCompleted, { searchId, userId, status, resultsCount }, { clock: context.clock })
  const outcome = { status, resultsCount, progress: progressOf(providers, pages, true) }
  if (await context.searches.complete(searchId, outcome, context.clock.now(), [completed])) context.news.moved(searchId)
}

const scoreTheRest = async (context: SearchContext, search: SearchDoc, pages: PageDoc[]): Promise<void> => {
  const homes = pages.flatMap((page) => page.homes.filter((_, part) => !page.scoredParts.includes(part)).flat())
  if (homes.length === 0) return
  const pinned = search.weights === undefined ? undefined : (JSON.parse(search.weights) as Weights)
  const weights = pinned ?? (await context.userWeights.of(search.userId))
  const { filters } = search
  const scored = homes.map((home) => ({ home, ...scoreProperty({ input: scoringInputOf(home), weights, filters }) }))
  await recordHomes(context, search, scored)
  await context.searches.pinWeights(search._id, weights)
}
