import { type EventOf, HouseholdChanged, listNotices, PlannedOpeningChanged } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
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
let user: Awaited<ReturnType<typeof register>>
beforeAll(async () => {
  service = await startNotifications({ PUBLIC_URL: 'https://verandah.test' })
})
afterAll(() => service.stop())
beforeEach(async () => {
  user = await register(service)
})

const changed = (over: Partial<EventOf<typeof PlannedOpeningChanged>['data']> = {}) =>
  newEvent(
    PlannedOpeningChanged,
    {
      userId: user.userId,
      date: '2026-12-05',
      kind: 'slot',
      propertyId: 'home-1',
      home: aHome(),
      before: '2026-12-05T00:00:00.000Z',
      after: '2026-12-05T01:00:00.000Z',
      changedAt: service.clock.now().toISOString(),
      ...over,
    },
    service,
  )
const list = async () => (await service.call(listNotices, { as: user.signIn(), query: {} })).body

it('a planned opening that moves or goes becomes one notice, which leads to the plan', async () => {
  const moved = changed()
  for (const event of [moved, changed({ propertyId: 'home-2', after: null }), moved]) await service.receive(event)
  const shown = await list()
  expect(shown.map(({ text }) => text).sort()).toEqual([
    'Open home moved from Saturday 5 December at 11:00 am AEDT to Saturday 5 December at 12:00 pm AEDT',
    'The open home on Saturday 5 December at 11:00 am AEDT is no longer advertised',
  ])
  for (const notice of shown)
    expect(notice).toMatchObject({
      planDate: '2026-12-05',
      savedSearchId: null,
      searchName: 'Your plan for Saturday 5 December',
    })
})

describe('a new member of a household', () => {
  const ms = 1_000
  const household = (householdId: string, ...joined: [userId: string, ago: number][]) => {
    const registeredAt = '2026-01-01T00:00:00.000Z'
    const now = service.clock.now().getTime()
    const members = joined.map(([userId, ago]) => ({
      userId,
      name: 'Sam Lee',
      registeredAt,
      joinedAt: new Date(now - ago).toISOString(),
    }))
    return newEvent(HouseholdChanged, { householdId, revision: joined.length, members }, service)
  }

  it('is announced once to each who was there before, without their name or id', async () => {
    const newcomer = await register(service)
    const joined = household(`of-${user.userId}`, [user.userId, 5 * ms], [newcomer.userId, ms])
    for (const event of [joined, { ...joined, id: `${joined.id}-again` }]) await service.receive(event)
    expect(await list()).toEqual([expect.objectContaining({ kind: 'joined', propertyId: null, readAt: null })])
    expect(JSON.stringify(await list())).not.toMatch(new RegExp(`Sam|${newcomer.userId}`))
    expect((await service.call(listNotices, { as: newcomer.signIn(), query: {} })).body).toEqual([])
  })

  it('is not announced for longer than notices are kept, nor to an account that is deleted', async () => {
    const gone = `user-${crypto.randomUUID()}`
    const longAgo = 91 * 24 * 60 * 60 * ms
    await service.receive(household(`of-${gone}`, [gone, 5 * ms], [user.userId, ms]))
    await service.receive(household(`of-${user.userId}`, [user.userId, 2 * longAgo], ['user-2', longAgo]))
    expect(await list()).toEqual([])
    expect(await service.store.collection('notices').countDocuments({ userId: gone })).toBe(0)
  })
})

it('an old change makes no notice', async () => {
  await service.receive(changed({ changedAt: '2020-01-01T00:00:00.000Z' }))
  expect(await list()).toEqual([])
})

it('it is mailed with changes of saved searches, each under its name', async () => {
  await service.receive(changed())
  const changes = [aChange({ home: aHome({ bedrooms: 0 }) })]
  await service.receive(aCheck(service, { userId: user.userId, check: 1, name: 'Beach', changes }))
  service.clock.advance(60_000)
  await service.runJob('send-digests')
  const [mail] = (await service.mails('digest')).filter(({ userId }) => userId === user.userId)
  expect(mail?.text).toContain('here’s what’s new in your saved search and plan:')
  expect(mail?.subject).toBe('Updates on 2 homes in your saved search and plan')
  expect(mail?.text).toContain(' · Studio · ')
  expect(mail?.text.indexOf('Your plan for Saturday 5 December')).toBeGreaterThan(0)
  expect(mail?.text.indexOf('Beach')).toBeGreaterThan(0)
  await service.receive(changed({ kind: 'auction' }))
  service.clock.advance(60_000)
  await service.runJob('send-digests')
  const second = (await service.mails('digest')).filter(({ userId }) => userId === user.userId).at(-1)
  expect(second?.text).toContain('here’s what’s new in your plan:')
  expect(second?.subject).toBe('Update on a home in "Your plan for Saturday 5 December"')
  const plan = 'Open the plan: https://verandah.test/plan/2026-12-05'
  expect(mail?.text).toMatch(new RegExp(`${plan}[^]*See all of them: https://verandah.test/dashboard#notifications`))
  expect(second?.text).toContain(plan)
  expect(second?.text).not.toContain('See all of them')
})
