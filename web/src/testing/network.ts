import { bundledTables } from '@verandah/true-cost'
import { type AnyRoute, filesQuotaBytes, type Problem, type ReplyOf, type RouteContract } from '@verandah/contracts'
import { http, HttpResponse, type JsonBodyType, type PathParams } from 'msw'
import { setupServer } from 'msw/node'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'

/**
 * With `RESTLESS=1` delays requests randomly, so that they arrive in any order, on which no test may depend.
 * Drops requests of finished tests.
 */
export function beRestless(): void {
  const send = globalThis.fetch
  const test = () => expect.getState().currentTestName
  const value = async (...request: Parameters<typeof fetch>) => {
    const asking = test()
    await setTimeout([0, 0, 5, 30, 120, 400][Math.floor(Math.random() * 6)])
    return test() === asking ? send(...request) : new Promise<never>(() => undefined)
  }
  Object.defineProperty(globalThis, 'fetch', { value, configurable: true, writable: true })
}

/** Delays a reply until React has run its effects, as any real network does. */
const onTheWay = (): Promise<void> => setImmediate()

const always = (path: string, reply: JsonBodyType) =>
  http.get(path, async () => {
    await onTheWay()
    return HttpResponse.json(reply)
  })

/** Default for the bell, which is on every signed-in screen: no notices. */
const noNotices = always('*/api/notices', [])

/** Default for home cards, which all query the shortlist: an empty one. */
const noShortlist = always('*/api/saved-properties', [])

/** Default for short lists, which query loosenings: none. */
const noLoosenings = always('*/api/search-properties/:searchId/loosenings', [])

/** Default for results, which learn from hidden homes and answers: none yet. */
const noneHidden = always('*/api/hidden-properties', [])
const noChoices = always('*/api/home-choices', [])

/** Default for opened homes, which are marked as seen. */
const seen = http.put('*/api/seen-properties/:id', async () => {
  await onTheWay()
  return new HttpResponse(null, { status: 204 })
})

/** Default for results, which compare their search with the buyer's brief: none yet. */
const noBrief = always('*/api/property-preferences', {})

/** Default for the brief and the pages of homes: a buyer who has said nothing of their money. */
const noMoney = always('*/api/buyers-money', {})

/** Default: the built-in tables. */
const usualTables = always('*/api/cost-tables', bundledTables)

/** Default for homes without a price, which query similar homes: too few. */
const noSimilarPrices = always('*/api/properties/:id/similar-prices', { similar: null })

/** Default for the pages of homes: nothing is known of their price. */
const noEvidence = always('*/api/properties/:id/price-evidence', { adverts: [], sale: null, results: null })

/** Default for the comparison: no advert states a floor area. */
const noAdverts = always('*/api/properties/:id/adverts', [])

/** Default for the pages of homes: not shared. */
const notShared = always('*/api/properties/:id/shared-link', { token: null })

/** Default for the shortlist and notes: a buyer who looks alone. */
const noHousehold = always('*/api/household', { members: [], invites: [] })

/** Default for the household: no mail is sent. */
const noMail = always('*/api/account-mail', { isSent: false })

/** Default for what housemates saved, planned, searched for or said: nothing. */
const noneOfOthers = always('*/api/household/:records', [])

/** Default for the calendar and home: no plan of a day. */
const noDayPlans = always('*/api/day-plans', [])

/** Default for the calendar and home: no home that is being bought. */
const noPurchases = always('*/api/purchases', [])

/** Default for purchases and visits: nothing written down, no photo or document. */
const noVisits = always('*/api/visits', [])
const noFiles = always('*/api/files', { files: [], usedBytes: 0, quotaBytes: filesQuotaBytes })

/** Default for the plan of a day: travel is estimated. */
const noTravelTimes = http.post('*/api/travel-times', async () => {
  await onTheWay()
  return HttpResponse.json({ look: 'estimated', asOf: null, minutes: null })
})

/** Default for the page of a home: public transport is estimated. */
const noTransitTimes = http.post('*/api/transit-times', async () => {
  await onTheWay()
  return HttpResponse.json([])
})

export const network = setupServer(
  ...[noNotices, noShortlist, noLoosenings, noneHidden, noChoices, noBrief, noMoney, usualTables],
  ...[noSimilarPrices, noEvidence, noAdverts, notShared, noHousehold, noneOfOthers, noMail, seen],
  ...[noDayPlans, noPurchases, noVisits, noFiles, noTravelTimes, noTransitTimes],
)

export interface Asked {
  url: URL
  params: PathParams
  body: unknown
}

interface Answer<Route extends AnyRoute> {
  reply?: ReplyOf<Route>
  status?: number
  headers?: Record<string, string>
}

/** Answers a route from now on; fails the test if a reply violates the contract. Returns a live list of the calls. */
export function answer<Route extends AnyRoute>(
  route: Route,
  answering: Answer<Route> | ((asked: Asked) => Answer<Route> | Promise<Answer<Route>>),
): Asked[] {
  const calls: Asked[] = []
  network.use(
    http[methodOf(route)](addressOf(route), async (sent) => {
      const asked = await arrive(sent)
      calls.push(asked)
      const {
        reply,
        status = route.status,
        headers = {},
      } = typeof answering === 'function' ? await answering(asked) : answering
      if (reply === undefined) return new HttpResponse(null, { status, headers })
      return HttpResponse.json(checked(route, reply), { status, headers })
    }),
  )
  return calls
}

/** Answers a route with a problem document. */
export function refuse(route: AnyRoute, { status, code = 'refused', detail, errors, members }: Refusal): Asked[] {
  const calls: Asked[] = []
  network.use(
    http[methodOf(route)](addressOf(route), async (sent) => {
      calls.push(await arrive(sent))
      const type = `https://verandah.example/problems/${code}`
      const problem = { ...members, type, title: code, status, code, detail, errors }
      return HttpResponse.json(problem, { status, headers: { 'Content-Type': 'application/problem+json' } })
    }),
  )
  return calls
}

interface Refusal {
  status: number
  code?: string
  detail: string
  errors?: Problem['errors']
  /** Extension members of the problem document. */
  members?: Readonly<Record<string, unknown>>
}

/** Never answers a route, so that the screen stays in its loading state. */
export function neverAnswer(route: AnyRoute): void {
  network.use(http[methodOf(route)](addressOf(route), () => new Promise<never>(() => undefined)))
}

const arrive = async ({ request, params }: { request: Request; params: PathParams }): Promise<Asked> => {
  const isBytes = request.headers.get('Content-Type') === 'application/octet-stream'
  const body = isBytes ? await request.arrayBuffer() : jsonOf(await request.text())
  const asked = { url: new URL(request.url), params, body }
  await onTheWay()
  return asked
}

const checked = (route: RouteContract, reply: unknown): JsonBodyType => route.reply?.parse(reply) as JsonBodyType

const methodOf = ({ method }: AnyRoute) => method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'

const addressOf = ({ path }: AnyRoute): string => `*${path.replace(/\{(\w+)\}/g, ':$1')}`

const jsonOf = (text: string): unknown => (text === '' ? undefined : JSON.parse(text))
