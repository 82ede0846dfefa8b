import { type BodyInput, findTransitTimes } from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { calendar } from './index.ts'
import { type RouterStandIn, serveRouter } from './testing/serve-router.ts'

type Body = Exclude<BodyInput<typeof findTransitTimes>, undefined>

const dayMs = 24 * 60 * 60 * 1000
const home = { latitude: -37.823, longitude: 144.998 }
const work = { latitude: -37.810_004_2, longitude: 144.96, arriveBy: { weekday: 5, time: '08:30' } }
const beach = { latitude: -37.87, longitude: 144.97, arriveBy: null }
const estimated = { look: 'estimated', asOf: null, journey: null }
const half = { minutes: 30, typicalMinutes: 30, slowestMinutes: 30 }

let router: RouterStandIn
let service: TestService
const start = async (settings: Readonly<Record<string, string>> = {}) => {
  service = await startTestService(calendar, { environment: { TRANSIT_URL: router.url, ...settings } })
}
beforeEach(async () => {
  router = await serveRouter('motis')
  router.answer({ seconds: 1_800 })
})
afterEach(async () => {
  await service.stop()
  await router.close()
})

const send = (to: Body['to'] = [work], as = service.signIn()) =>
  service.call(findTransitTimes, { as, body: { from: home, state: 'VIC', timeZone: 'Australia/Melbourne', to } })
const ask = async (...question: Parameters<typeof send>) => (await send(...question)).body

describe('journeys by public transport', () => {
  it('are exact, and asked for with nothing but points and the time to arrive', async () => {
    await start()
    service.clock.advance(Date.parse('2026-11-29T02:00:00Z') - service.clock.now().getTime())
    expect(await ask([work, beach])).toEqual([work, beach].map(() => ({ look: 'exact', asOf: null, journey: half })))
    const asked = router.calls.map(({ path, method, body }) => {
      const { pathname, searchParams } = new URL(path, router.url)
      const { fromPlace, toPlace, time, ...rest } = Object.fromEntries(searchParams)
      return { pathname, method, body, fromPlace, toPlace, time, rest: Object.keys(rest).sort() }
    })
    const same = {
      pathname: '/api/v5/plan',
      method: 'GET',
      body: '',
      fromPlace: '-37.823,144.998',
      rest: ['arriveBy', 'detailedLegs', 'searchWindow', 'timetableView'],
    }
    expect(asked.sort((a, b) => String(a.time).localeCompare(String(b.time)))).toEqual([
      { ...same, toPlace: '-37.87,144.97', time: '2026-11-30T22:00:00.000Z' },
      { ...same, toPlace: '-37.81,144.96', time: '2026-12-03T21:30:00.000Z' },
    ])
    const usual = ['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'sec-fetch-mode', 'user-agent']
    expect(Object.keys(router.calls[0]!.headers).filter((name) => !usual.includes(name))).toEqual([])
  })

  it('are none where there is none', async () => {
    await start()
    router.answer({ seconds: null })
    expect(await ask()).toEqual([{ look: 'exact', asOf: null, journey: null }])
  })

  it('are asked for once, again after a week, and else shown as of their day for a month', async () => {
    await start()
    const counted = service.clock.now().toISOString()
    await Promise.all([ask(), ask()])
    await ask()
    expect(router.calls).toHaveLength(1)
    service.clock.advance(7 * dayMs)
    router.answer({ status: 503, text: '' })
    expect(await ask()).toEqual([{ look: 'as-of', asOf: counted, journey: half }])
    service.clock.advance(23 * dayMs)
    expect(await ask()).toEqual([estimated])
  })
})

describe('public transport is estimated', () => {
  it('without a MOTIS, whatever router there is', async () => {
    service = await startTestService(calendar, { environment: { ROUTING_URL: router.url } })
    expect(await ask([work, beach])).toEqual([estimated, estimated])
    expect(router.calls).toEqual([])
  })

  it('once the calls of a buyer are spent', async () => {
    await start({ ROUTING_CALLS_PER_BUYER: '1' })
    const looks = (await ask([work, beach])).map(({ look }) => look)
    expect(looks.sort()).toEqual(['estimated', 'exact'])
  })

  it.each([
    ['is late', 'hang'],
    ['fails', { status: 500, text: '{"error":"no"}' }],
    ['sends another thing', { status: 200, text: '{"itineraries":[{"startTime":"-37.81"}]}' }],
    ['redirects', 'redirect'],
  ] as const)('while it %s, without a word of where', async (_what, answer) => {
    await start({ ROUTING_DEADLINE_MS: answer === 'hang' ? '50' : '30000' })
    router.answer(answer)
    expect(await ask()).toEqual([estimated])
    expect(service.logLines.filter((line) => line.includes('37.8'))).toEqual([])
  })
})

describe('a question about journeys', () => {
  it('needs a session, and has at most six places', async () => {
    await start()
    const body: Body = { from: home, state: 'VIC', timeZone: 'Australia/Melbourne', to: [work] }
    expect((await service.call(findTransitTimes, { body })).status).toBe(401)
    expect((await send(Array.from({ length: 7 }, () => work))).status).toBe(400)
  })

  it('is not taken with an address that cannot be called', async () => {
    await start()
    await expect(startTestService(calendar, { environment: { TRANSIT_URL: 'ftp://motis' } })).rejects.toThrow(
      'The setting TRANSIT_URL cannot be used',
    )
  })
})
