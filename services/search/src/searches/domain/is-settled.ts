import type { PageFacts } from './page-facts.ts'

/** True when a provider has said its last word: its final page is stored. */
export const isProviderSettled = (provider: string, pages: readonly PageFacts[]): boolean =>
  pages.some((page) => page.provider === provider && page.outcome !== 'more')

const isScored = (page: PageFacts): boolean => page.scoredParts.length >= page.parts

/** A search is settled when every provider is, and every page that was announced came back scored. */
export const isSettled = (providers: readonly string[], pages: readonly PageFacts[]): boolean =>
  providers.every((provider) => isProviderSettled(provider, pages)) && pages.every(isScored)

/** A search in which no provider got a word in has failed. */
export const finalStatusOf = (providers: readonly string[], pages: readonly PageFacts[]): 'completed' | 'failed' => {
  const hasAnswered = (provider: string) =>
    pages.some((page) => page.provider === provider && (page.outcome === 'more' || page.outcome === 'last'))
  return providers.some(hasAnswered) ? 'completed' : 'failed'
}
