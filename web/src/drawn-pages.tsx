import { paths } from '@verandah/contracts'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { Providers } from '@/app/app.tsx'
import { Router } from '@/app/router.tsx'
import { guides } from '@/features/guide/guides.ts'
import { createQueryClient } from '@/lib/api/query-client.ts'
import { currentUserQuery } from '@/lib/endpoints/current-user.ts'

/** Prerendered public pages and their modules. Excludes pages with forms: input before hydration would be lost. */
export const drawnPages: readonly { address: string; module: string }[] = [
  { address: paths.landing, module: 'features/landing/landing-page.tsx' },
  { address: paths.pricing, module: 'features/pricing/pricing-page.tsx' },
  { address: paths.privacy, module: 'features/legal/privacy-page.tsx' },
  { address: paths.terms, module: 'features/legal/terms-page.tsx' },
  { address: paths.guides, module: 'features/guide/guides-page.tsx' },
  ...guides.map(({ code }) => ({ address: paths.guide.href(code), module: 'features/guide/guide-page.tsx' })),
  { address: paths.features.search, module: 'features/marketing/search-feature-page.tsx' },
  { address: paths.features.scoring, module: 'features/marketing/scoring-feature-page.tsx' },
  { address: paths.features.calendar, module: 'features/marketing/calendar-feature-page.tsx' },
  { address: paths.features.compare, module: 'features/marketing/compare-feature-page.tsx' },
]

/** Prerenders a page for visitors as HTML: head elements first, then the content of `#root`. */
export async function drawPage(address: string): Promise<string> {
  const queryClient = createQueryClient()
  queryClient.setQueryData(currentUserQuery.queryKey, null)
  const page = (
    <StrictMode>
      <Providers queryClient={queryClient}>
        <StaticRouter location={address}>
          <Router />
        </StaticRouter>
      </Providers>
    </StrictMode>
  )
  // An unlimited chunk size: otherwise React hides large parts until an inline script reveals them.
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.MAX_SAFE_INTEGER })
  return new Response(prelude).text()
}
