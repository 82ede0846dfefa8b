import type { PageFacts } from './page-facts.ts'
import { isAnswered, pagesToAsk } from './page-plan.ts'
import type { AskedProvider } from './progress-of.ts'

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
