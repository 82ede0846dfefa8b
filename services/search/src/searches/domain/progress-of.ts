import type { ProviderProgress } from '@verandah/contracts'
import type { PageFacts, PageOutcome } from './page-facts.ts'

/** A provider that a search asks. */
export interface AskedProvider {
  readonly id: string
  readonly name: string
  readonly isSample: boolean
}

const states: Readonly<Record<PageOutcome, ProviderProgress['state']>> = {
  more: 'searching',
  last: 'done',
  late: 'late',
  limited: 'limited',
  failed: 'failed',
}

/** How every provider is doing, from the pages alone. A provider without a final page is late once the search is over. */
export const progressOf = (
  providers: readonly AskedProvider[],
  pages: readonly PageFacts[],
  { isOver }: { isOver: boolean },
): ProviderProgress[] =>
  providers.map(({ id, name, isSample }) => {
    const own = pages.filter((page) => page.provider === id).sort((a, b) => a.page - b.page)
    const last = own.at(-1)
    const state = states[last?.outcome ?? 'more']
    const isLate = isOver && state === 'searching'
    return {
      provider: id,
      name,
      isSample,
      state: isLate ? 'late' : state,
      found: own.reduce((sum, page) => sum + page.found, 0),
      total: own.find((page) => page.total !== null)?.total ?? null,
      detail: isLate ? `${name} did not answer in time.` : (last?.detail ?? null),
    }
  })
