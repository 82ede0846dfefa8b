import { stat } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { callProvider } from './call-provider.ts'
import { createResilience } from './create-resilience.ts'
import type { ListingPage, ListingProvider } from './listing-provider.ts'
import { createWorkingDeadline } from './working-deadline.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const aProvider = (search: ListingProvider['search']): ListingProvider => ({
  id: 'one',
  name: 'One',
  isSample: true,
  hasSource: () => Promise.resolve(true),
  search,
})
const aPage = (): ListingPage => ({ listings: [], hasNext: false, total: 0, rejected: [] })
const { signal: never } = new AbortController()
const depsWith = (PROVIDER_ATTEMPT_MS: number) => ({
  resilience: createResilience(),
  settings: { PROVIDER_ATTEMPT_MS },
})

it('accepts a reply that arrived while this process was blocked beyond the provider’s deadline', async () => {
  const provider = aProvider(async () => {
    const answered = stat('.')
    const blockedUntil = performance.now() + 400
    while (performance.now() < blockedUntil);
    await answered
    return aPage()
  })
  const { signal: deadline, end } = createWorkingDeadline(300)
  const call = { filters: { locations: [], maxPages: 5 }, page: 1, deadline, stop: never }
  expect(await callProvider(depsWith(300), provider, call)).toMatchObject({ isOk: true })
  end()
})

it('retains no page of a provider, however long the process lives', async () => {
  const pages: WeakRef<ListingPage>[] = []
  const provider = aProvider(() => {
    const page = aPage()
    pages.push(new WeakRef(page))
    return Promise.resolve(page)
  })
  const deps = depsWith(60_000)
  for (let page = 1; page <= 5; page += 1)
    await callProvider(deps, provider, { filters: { locations: [], maxPages: 5 }, page, deadline: never, stop: never })
  await nextTurn()
  collectGarbage()
  expect(pages).toHaveLength(5)
  expect(pages.filter((page) => page.deref() !== undefined)).toEqual([])
})
