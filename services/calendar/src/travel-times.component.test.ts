import { type BodyInput, findTravelTimes, maxTravelPlaces } from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { calendar } from './index.ts'
import { type RouterStandIn, serveRouter } from './testing/serve-router.ts'

type Body = Exclude<BodyInput<typeof findTravelTimes>, undefined>
type Place = Body['places'][number]

const dayMs = 24 * 60 * 60 * 1000
const richmond: Place = { latitude: -37.823, longitude: 144.998 }
const hawthorn: Place = { latitude: -37.823_004_2, longitude: 145.03 }
const kew: Place = { latitude: -37.8, longitude: 145.035 }
const noTimes = { look: 'estimated', asOf: null, minutes: null }
const tenEach = (count: number) =>
  Array.from({ length: count }, (_, from) => Array.from({ length: count }, (__, to) => (from === to ? 0 : 10)))

let router: RouterStandIn
let service: TestService
const start = async (settings: Readonly<Record<string, string>> = {}) => {
  service = await startTestService(calendar, { environment: { ROUTING_URL: router.url, ...settings } })
}
beforeEach(async () => {
  router = await serveRouter()
})
afterEach(async () => {
  await service.stop()
  await router.close()
})

const send = (places: Place[], mode: Body['mode'] = 'driving', as = service.signIn()) =>
  service.call(findTravelTimes, { as, body: { mode, places } })
const ask = async (...question: Parameters<typeof send>) => (await send(...question)).body
const outcomes = () => service.logLines.filter((line) => line.includes('the router gave no travel times'))

describe('travel times of an OSRM', () => {
  it('are exact, and sent with nothing but coordinates of five decimals', async () => {
    await start()
    const token = service.signIn({ sub: 'user-anna', username: 'anna' })
    expect(await ask([richmond, hawthorn], 'driving', token)).toEqual({
      look: 'exact',
      asOf: null,
      minutes: tenEach(2),
    })
    const [{ headers, ...call }] = router.calls as [(typeof router.calls)[number]]
    expect(call).toEqual({
      method: 'GET',
      path: '/table/v1/driving/144.998,-37.823;145.03,-37.823?annotations=duration',
      body: '',
    })
    const usual = ['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'sec-fetch-mode', 'user-agent']
    expect(Object.keys(headers).filter((name) => !usual.includes(name))).toEqual([])
  })

  it('know no way where it knows none', async () => {
    await start()
    router.answer({ seconds: null })
    expect((await ask([richmond, kew])).minutes).toEqual([
      [0, null],
      [null, 0],
    ])
  })

  it('of one address are those of its mode; with {mode} each mode has its own', async () => {
    await start()
    expect(await ask([richmond, kew], 'walking')).toEqual(noTimes)
    expect(router.calls).toEqual([])
    await service.stop()
    await start({ ROUTING_URL: `${router.url}/by/{mode}/?key=own` })
    expect(await ask([richmond, kew], 'walking')).toMatchObject({ look: 'exact' })
    expect(router.calls[0]?.path).toMatch(/^\/by\/walking\/table\/v1\/walking\/.+\?key=own&annotations=duration$/)
  })
})

describe('travel times of a Valhalla', () => {
  it('come from one address for all modes', async () => {
    await router.close()
    router = await serveRouter('valhalla')
    await start({ ROUTING_ENGINE: 'valhalla' })
    expect(await ask([richmond, kew], 'cycling')).toEqual({ look: 'exact', asOf: null, minutes: tenEach(2) })
    const all = [richmond, kew].map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude }))
    expect(router.calls).toMatchObject([{ method: 'POST', path: '/sources_to_targets' }])
    expect(JSON.parse(router.calls[0]?.body ?? '')).toEqual({
      sources: all,
      targets: all,
      costing: 'bicycle',
      verbose: false,
    })
  })
})

describe('travel times that are known', () => {
  it('are not asked for again, in another order, without a place, or by another buyer', async () => {
    await start()
    await ask([richmond, hawthorn, kew])
    expect(await ask([kew, richmond])).toEqual({ look: 'exact', asOf: null, minutes: tenEach(2) })
    expect(await ask([hawthorn, kew, richmond, kew])).toMatchObject({
      look: 'exact',
      minutes: [[0, 10, 10, 10], {}, {}, [10, 0, 10, 0]],
    })
    expect(router.calls).toHaveLength(1)
    await ask([richmond, { latitude: -37.9, longitude: 145 }])
    expect(router.calls).toHaveLength(2)
  })

  it('are asked for again after a week, and else shown as of their day for a month', async () => {
    await start()
    const counted = service.clock.now().toISOString()
    await ask([richmond, kew])
    const later = () => service.signIn()
    service.clock.advance(7 * dayMs)
    router.answer({ status: 503, text: '' })
    expect(await ask([richmond, kew], 'driving', later())).toEqual({
      look: 'as-of',
      asOf: counted,
      minutes: tenEach(2),
    })
    expect(router.calls).toHaveLength(2)
    service.clock.advance(23 * dayMs)
    expect(await ask([richmond, kew], 'driving', later())).toEqual(noTimes)
    router.answer({ seconds: 300 })
    expect((await ask([richmond, kew], 'driving', later())).minutes).toEqual([
      [0, 5],
      [5, 0],
    ])
  })

  it('are asked for once by buyers who ask at the same time', async () => {
    await start()
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask([richmond, kew])))
    expect(answers.map(({ look }) => look)).toEqual(['exact', 'exact', 'exact', 'exact'])
    expect(router.calls).toHaveLength(1)
  })
})

describe('travel is estimated', () => {
  it('without a router', async () => {
    service = await startTestService(calendar)
    expect(await ask([richmond, kew])).toEqual(noTimes)
  })

  it('once the calls of a buyer, or those of all, are spent', async () => {
    await start({ ROUTING_CALLS_PER_BUYER: '1', ROUTING_CALLS_PER_HOUR: '2' })
    const anna = service.signIn()
    const looks = [
      await ask([richmond, kew], 'driving', anna),
      await ask([richmond, hawthorn], 'driving', anna),
      await ask([richmond, hawthorn]),
      await ask([hawthorn, kew]),
    ].map(({ look }) => look)
    expect(looks).toEqual(['exact', 'estimated', 'exact', 'estimated'])
    expect(router.calls).toHaveLength(2)
  })

  it.each([
    ['is late', 'hang'],
    ['fails', { status: 500, text: '{"message":"no"}' }],
    ['sends no JSON', { status: 200, text: '<html>-37.823</html>' }],
    ['sends another table', { status: 200, text: '{"code":"Ok","durations":[[0]]}' }],
    ['redirects', 'redirect'],
    ['sends too much', { status: 200, text: `{"code":"Ok","durations":[[0,1],[1,0]]}${' '.repeat(2 ** 20)}` }],
  ] as const)('while the router %s, without a word of where', async (_, answer) => {
    await start({ ROUTING_DEADLINE_MS: answer === 'hang' ? '50' : '30000' })
    router.answer(answer)
    expect(await ask([richmond, kew])).toEqual(noTimes)
    expect(router.calls).toHaveLength(1)
    expect(outcomes()).toEqual([expect.stringContaining(answer === 'hang' ? '"late"' : '"failed"')])
    expect(service.logLines.filter((line) => line.includes('37.8'))).toEqual([])
  })
})

describe('a question about travel times', () => {
  it('has no more places than a day has, needs a session, and names what is wrong', async () => {
    await start()
    const many = Array.from({ length: maxTravelPlaces + 1 }, (_, at) => ({ latitude: -37, longitude: 144 + at / 100 }))
    const { status, body } = await send(many)
    expect([status, (body as unknown as { errors: { field: string }[] }).errors[0]?.field]).toEqual([400, 'places'])
    expect(await ask(many.slice(1))).toMatchObject({ look: 'exact', minutes: tenEach(maxTravelPlaces) })
    expect((await service.call(findTravelTimes, { body: { mode: 'driving', places: [] } })).status).toBe(401)
  })

  it.each([
    ['ROUTING_URL', 'ftp://router'],
    ['ROUTING_URL', 'http://anna:secret@router'],
    ['ROUTING_ENGINE', 'motis'],
    ['ROUTING_CALLS_PER_HOUR', 'many'],
  ])('is not taken with %s=%s', async (name, value) => {
    service = await startTestService(calendar)
    await expect(startTestService(calendar, { environment: { [name]: value } })).rejects.toThrow(
      `The setting ${name} cannot be used`,
    )
  })
})
