import { componentsOf } from '../../services/search/src/homes/domain/merging/components.ts'
import { groupAdverts } from '../../services/search/src/homes/domain/merging/group-adverts.ts'
import { traitsOf } from '../../services/search/src/homes/domain/merging/traits.ts'
import { makeMarket } from '../../services/search/truth/pairs/make-market.ts'
import type { Figure } from './measure.ts'

const seed = 1
const [some, many] = [10_000, 100_000] as const

/** How long the adverts of a market take to become homes; ten times as many may take twelve times as long. */
export const benchMerge = (): Promise<Figure[]> => {
  mergeMarket(some)
  const [few, all] = [mergeMarket(some), mergeMarket(many)]
  return Promise.resolve([
    { name: `merge ${some.toLocaleString('en-AU')} adverts`, value: few.tookMs, unit: 'ms' },
    { name: `merge ${many.toLocaleString('en-AU')} adverts`, value: all.tookMs, unit: 'ms' },
    { name: 'ten times as many adverts take (at most 12)', value: all.tookMs / few.tookMs, unit: 'times' },
    { name: `homes of ${many.toLocaleString('en-AU')} adverts`, value: all.homes, unit: 'homes' },
  ])
}

const mergeMarket = (count: number) => {
  const market = makeMarket(seed, count)
  const startedAt = performance.now()
  const adverts = market.map(({ listing, crmId, changedAt }) =>
    traitsOf({ ...listing, crmId, modifiedAt: changedAt }, { firstSeenAt: changedAt, changedAt }),
  )
  const homes = componentsOf(adverts, []).flatMap((part) => groupAdverts(part)).length
  return { homes, tookMs: performance.now() - startedAt }
}
