import type { PageFacts } from './page-facts.ts'
import type { AskedProvider } from './progress-of.ts'

type Asked = readonly Pick<AskedProvider, 'id'>[]

/** A search is finished when the final page of every provider is stored, and every page that was announced came back scored. */
export const isFinished = (providers: Asked, pages: readonly PageFacts[]): boolean =>
  providers.every(({ id }) => pages.some(({ provider, outcome }) => provider === id && outcome !== 'more')) &&
  pages.every((page) => page.scoredParts.length >= page.parts)

/** A search has failed when every provider that was asked has, and not one page came. */
export const finalStatusOf = (providers: Asked, pages: readonly PageFacts[]): 'completed' | 'failed' => {
  const hasAnswered = ({ outcome }: PageFacts) => outcome === 'more' || outcome === 'last'
  return providers.length === 0 || pages.some(hasAnswered) ? 'completed' : 'failed'
}
