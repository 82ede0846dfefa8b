import { listNotices, NoticeCreated, readAllNotices, readNotice } from '@verandah/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aChange,
  aCheck,
  aHome,
  register,
  startNotifications,
  type NotificationsUnderTest,
} from './testing/start-notifications.ts'

let service: NotificationsUnderTest
beforeAll(async () => {
  service = await startNotifications()
})
afterAll(() => service.stop())

let userId: string
let as: string
let savedSearchId: string
beforeEach(async () => {
  const user = await register(service)
  userId = user.userId
  as = user.signIn()
  savedSearchId = `saved-${crypto.randomUUID()}`
})

const list = async (query = {}) => service.call(listNotices, { as, query })
const texts = async () => (await list({ limit: 100 })).body.map(({ text }) => text)

const slot = '2026-11-28T00:00:00.000Z'
const first = [
  aChange({ kind: 'price', before: '$1,200,000', after: '$1,100,000' }),
  aChange({ kind: 'slot', after: slot }),
]
const second = [
  aChange({ kind: 'new', propertyId: 'home-2', after: null }),
  aChange({ kind: 'auction', before: slot, after: '2026-12-05T00:00:00.000Z' }),
]
const third = [
  aChange({ kind: 'gone', propertyId: 'home-2', after: null }),
  aChange({
    kind: 'status',
    propertyId: 'home-5',
    home: aHome({ id: 'home-5', status: 'underOffer' }),
    before: 'active',
    after: 'underOffer',
  }),
  aChange({
    kind: 'status',
    propertyId: 'home-6',
    home: aHome({ id: 'home-6', displayPrice: '$1.2m' }),
    before: 'gone',
    after: 'active',
  }),
  aChange({ kind: 'gone', propertyId: 'home-3', home: aHome({ id: 'home-3', status: 'sold' }), after: null }),
  aChange({ kind: 'gone', propertyId: 'home-4', home: aHome({ id: 'home-4', status: 'gone' }), after: null }),
  aChange({ kind: 'price', before: '$1,200,000', after: '$1,100,000' }),
]
const checks = () => {
  const common = { userId, savedSearchId }
  return [first, second, third].map((changes, index) => aCheck(service, { ...common, check: index + 1, changes }))
}
const expected = [
  'Price changed from $1,200,000 to $1,100,000',
  'Open for inspection Saturday 28 November at 11:00 am AEDT',
  'New on the market',
  'Auction moved from Saturday 28 November at 11:00 am AEDT to Saturday 5 December at 11:00 am AEDT',
  'Under offer',
  'For sale again: $1.2m',
  'No longer among the results of this search',
  'No longer listed',
  'Sold',
  'Price changed from $1,200,000 to $1,100,000',
].sort()

describe('a comparison’s changes', () => {
  it('become one notice each, in words, with times in the home’s zone', async () => {
    for (const check of checks()) await service.receive(check)
    expect((await texts()).sort()).toEqual(expected)
  })

  it('become the same notices when they arrive twice, late and out of order, each announced once', async () => {
    const [one, two, three] = checks()
    for (const check of [three!, one!, three!, two!, one!, two!]) {
      await service.receive(check)
      await service.forgetHandled()
    }
    expect((await texts()).sort()).toEqual(expected)
    const created = service.bus.published(NoticeCreated).filter(({ data }) => data.userId === userId)
    expect(new Set(created.map(({ data }) => data.noticeId)).size).toBe(expected.length)
    expect(new Set(created.map(({ id }) => id)).size).toBe(expected.length)
  })

  it('become the same notices in two concurrent deliveries', async () => {
    await Promise.all(
      checks().flatMap((check) => [service.receive(check), service.receive({ ...check, id: `${check.id}-again` })]),
    )
    expect((await texts()).sort()).toEqual(expected)
  })

  it('that are older than notices are kept become none', async () => {
    const checkedAt = new Date(service.clock.now().getTime() - 90 * 24 * 60 * 60_000).toISOString()
    await service.receive(aCheck(service, { userId, savedSearchId, checkedAt }))
    expect(await texts()).toEqual([])
  })

  it('do not restore a read notice when they are redelivered', async () => {
    const [one] = checks()
    await service.receive(one!)
    await service.call(readAllNotices, { as })
    await service.forgetHandled()
    await service.receive(one!)
    expect((await list()).headers.get('x-unread-count')).toBe('0')
  })
})

describe('the list of notices', () => {
  it('has one about the household without a home', async () => {
    const createdAt = service.clock.now()
    const about = { kind: 'joined', searchName: 'Your household', before: null, after: null, createdAt }
    await service.store.collection('notices').insertOne({ _id: userId as never, userId, ...about })
    await service.receive(checks()[0]!)
    const shown = (await list()).body.find(({ kind }) => kind === 'joined')
    expect(shown).toMatchObject({ text: 'Your household has a new member', propertyId: null, home: null })
  })

  it('is sorted newest first, page by page, with the counts', async () => {
    for (const check of [1, 2, 3, 4, 5]) {
      service.clock.advance(1_000)
      const changes = [
        aChange({ propertyId: `home-${check}` }),
        aChange({ kind: 'slot', propertyId: `home-${check}`, after: slot }),
      ]
      await service.receive(aCheck(service, { userId, savedSearchId, check, changes }))
    }
    const whole = (await list({ limit: 100 })).body
    expect(whole.map(({ propertyId }) => propertyId)).toEqual(
      [5, 5, 4, 4, 3, 3, 2, 2, 1, 1].map((home) => `home-${home}`),
    )
    const ids: string[] = []
    let query: Record<string, string> = { limit: '5' }
    for (let pages = 0; pages < 2; pages += 1) {
      const { body, headers } = await list(query)
      ids.push(...body.map(({ id }) => id))
      expect([headers.get('x-total-count'), headers.get('x-unread-count')]).toEqual(['10', '10'])
      const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
      expect(next === undefined).toBe(pages === 1)
      query = Object.fromEntries(new URL(next ?? '', service.url).searchParams)
    }
    expect(ids).toEqual(whole.map(({ id }) => id))
    expect(await list({ cursor: 'nonsense' })).toMatchObject({ status: 400 })
  })

  it('tracks read notices, one by one and all at once, per user', async () => {
    await service.receive(aCheck(service, { userId, savedSearchId, changes: first }))
    const [notice] = (await list()).body
    const other = service.signIn()
    expect(await service.call(readNotice, { as: other, params: { id: notice!.id } })).toMatchObject({ status: 404 })
    expect((await service.call(listNotices, { as: other })).body).toEqual([])
    expect(await service.call(readNotice, { as, params: { id: notice!.id } })).toMatchObject({ status: 204 })
    const readAt = (await list()).body.find(({ id }) => id === notice!.id)?.readAt
    expect(readAt).toBe(service.clock.now().toISOString())
    service.clock.advance(60_000)
    await service.call(readNotice, { as, params: { id: notice!.id } })
    expect((await list()).body.find(({ id }) => id === notice!.id)?.readAt).toBe(readAt)
    await service.call(readAllNotices, { as: other })
    expect((await list()).headers.get('x-unread-count')).toBe('1')
    await service.call(readAllNotices, { as })
    expect((await list()).headers.get('x-unread-count')).toBe('0')
  })
})
