import type { ProviderProgress } from '@verandah/contracts'
import { type PageFacts, countMissing, isAnswered, pagesToAsk } from './page-plan.ts'

export interface AskedProvider {
  readonly id: string
  readonly name: string
  readonly isSample: boolean
}

interface Limits {
  isOver: boolean
  maxPages: number
  /** Why a provider is not ready, by id. */
  reasons: ReadonlyMap<string, string | null>
}

/** The progress of every provider. One with a page of unknown outcome is late once the search is over. */
export function progressOf(
  providers: readonly AskedProvider[],
  pages: readonly PageFacts[],
  limits: Limits,
): ProviderProgress[] {
  return providers.map(({ id, name, isSample }) => {
    const own = pages.filter((page) => page.provider === id).sort((a, b) => a.page - b.page)
    const sumOf = (pick: (page: PageFacts) => number) => own.reduce((sum, page) => sum + pick(page), 0)
    return {
      provider: id,
      name,
      isSample,
      ...stateOf({ name, reason: limits.reasons.get(id) ?? null }, own, limits),
      found: sumOf(({ found }) => found),
      given: own.some(({ count }) => count === undefined) ? null : sumOf(({ count = 0 }) => count),
      total: own.find((page) => page.total !== null)?.total ?? null,
      missingPages: limits.isOver ? countMissing(own) : 0,
      askAgainAt: null,
      timesAskedAgain: 0,
    }
  })
}

/** The detail of the first page that did not arrive. */
const stateOf = (
  { name, reason }: { name: string; reason: string | null },
  own: readonly PageFacts[],
  { isOver, maxPages }: Limits,
): Pick<ProviderProgress, 'state' | 'detail'> => {
  const isOpen = pagesToAsk(own, maxPages).length > 0
  if (isOpen && !isOver) return { state: 'searching', detail: reason }
  const failed = own.find((page) => !isAnswered(page))
  if (failed) return { state: failed.outcome as ProviderProgress['state'], detail: failed.detail }
  return isOpen
    ? { state: 'late', detail: reason ?? `${name} did not answer in time.` }
    : { state: 'done', detail: null }
}

type Asked = readonly Pick<AskedProvider, 'id'>[]

/** A search is finished when no page is left to fetch and every announced page is scored. */
export function isFinished(providers: Asked, pages: readonly PageFacts[], maxPages: number): boolean {
  return (
    providers.every(({ id }) => pagesToAsk(ownOf(id, pages), maxPages).length === 0) &&
    pages.every((page) => page.scoredParts.length >= page.parts)
  )
}

const ownOf = (id: string, pages: readonly PageFacts[]) => pages.filter(({ provider }) => provider === id)

/** A search has failed when every provider has and no page arrived. */
export function finalStatusOf(providers: Asked, pages: readonly PageFacts[]): 'completed' | 'failed' {
  return providers.length === 0 || pages.some(isAnswered) ? 'completed' : 'failed'
}
