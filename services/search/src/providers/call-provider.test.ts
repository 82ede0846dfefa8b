import { setFlagsFromString } from 'node:v8'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { systemClock } from '@verandah/kit'
import { expect, it } from 'vitest'
import { callProvider } from './call-provider.ts'
import { createResilience } from './create-resilience.ts'
import type { ListingPage, ListingProvider } from './listing-provider.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

it('keeps no page that a provider gave, however long the process lives', async () => {
  const pages: WeakRef<ListingPage>[] = []
  const provider: ListingProvider = {
    ...{ id: 'one', name: 'One', isSample: true, hasSource: () => Promise.resolve(true) },
    search: () => {
      const page: ListingPage = { listings: [], hasNext: false, total: 0, rejected: [] }
      pages.push(new WeakRef(page))
      return Promise.resolve(page)
    },
  }
  const deps = { resilience: createResilience(), clock: systemClock, settings: { PROVIDER_ATTEMPT_MS: 60_000 } }
  const { signal: stop } = new AbortController()
  for (let page = 1; page <= 5; page += 1) {
    const deadline = Date.now() + 60_000
    await callProvider(deps, provider, { filters: { locations: [], maxPages: 5 }, page, deadline, stop })
  }
  await nextTurn()
  collectGarbage()
  expect(pages).toHaveLength(5)
  expect(pages.filter((page) => page.deref() !== undefined)).toEqual([])
})
