import type { PageFacts } from './page-facts.ts'
import { isAnswered, pagesToAsk } from './page-plan.ts'
import type { AskedProvider } from './progress-of.ts'

type Asked = readonly Pick<AskedProvider, 'id'>[]

/** A search is finished when no page is left to fetch and every announced page is scored. */
export const isFinished = (providers: Asked, pages: readonly PageFacts[], maxPages: number): boolean =>
  providers.every(({ id }) => pagesToAsk(ownOf(id, pages), maxPages).length === 0) &&
  pages.every((page) => page.scoredParts.length >= page.parts)

const ownOf = (id: string, pages: readonly PageFacts[]) => pages.filter(({ provider }) => provider === id)

/** A search has failed when every provider has and no page arrived. */
export const finalStatusOf = (providers: Asked, pages: readonly PageFacts[]): 'completed' | 'failed' =>
  providers.length === 0 || pages.some(isAnswered) ? 'completed' : 'failed'
