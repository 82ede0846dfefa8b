import { mostPages, problemCodes } from '@verandah/contracts'
import { AppError, notFound, type Handler } from '@verandah/kit'
import { answerBegun, beginRound, searchRequested } from './begin-search.ts'
import { countMissing, type PageFacts } from '../domain/page-plan.ts'
import type { LimitSearches } from './limit-searches.ts'
import { requireSearchPlan } from '@verandah/user-records'
import type { SearchDoc } from '../search-document.ts'
import type { SearchParts } from '../search-parts.ts'

type ContinueSearchDeps = SearchParts & { limitSearches: LimitSearches }

/** Continues a finished search with missing pages: failed ones, and those beyond its limit. */
export const continueSearch =
  (deps: ContinueSearchDeps): Handler<'continueSearch'> =>
  async ({ caller, params }) => {
    const search = await deps.searches.findOwn(params.id, caller.sub)
    if (!search || search.savedSearchId !== undefined) throw notFound()
    await requireSearchPlan(deps, caller)
    if (search.status !== 'processing') await goOn(deps, search)
    return answerBegun(search._id)
  }

const goOn = async (deps: ContinueSearchDeps, search: SearchDoc): Promise<void> => {
  const { searches, pages, clock, settings, limitSearches } = deps
  const stored = await pages.factsOf([search._id])
  if (isForgotten(search, stored)) throw tooOld()
  if (isWhole(search, stored)) return
  await limitSearches(search.userId)
  const deadlineAt = new Date(clock.now().getTime() + settings.SEARCH_DEADLINE_MS)
  const again = { ...search, deadlineAt, filters: { ...search.filters, maxPages: mostPages } }
  if (await searches.reopen(again, [searchRequested(again, clock)])) await beginRound(deps, search)
}

/** Without the stored pages, the missing ones are unknown. */
export function isForgotten({ progress = [] }: SearchDoc, stored: readonly PageFacts[]): boolean {
  const known = new Set(stored.map(({ provider }) => provider))
  return progress.some(({ provider, given }) => given !== null && given > 0 && !known.has(provider))
}

const isWhole = ({ providers }: SearchDoc, stored: readonly PageFacts[]): boolean =>
  providers.every(({ id }) => countMissing(stored.filter(({ provider }) => provider === id)) === 0)

const tooOld = () =>
  new AppError('conflict', {
    code: problemCodes.searchTooOld,
    detail: 'This search is more than a day old. Search again to see what is for sale now.',
  })
