import {
  createCalendarEvent,
  deleteCalendarEvent,
  importHomeTimes,
  listCalendarEvents,
  ownHomeIdOf,
  updateCalendarEvent,
} from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calendar } from './index.ts'
import { aBuyer, type Buyer } from './testing/a-buyer.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService(calendar)
})
afterAll(() => service.stop())

let buyer: Buyer
beforeEach(() => {
  buyer = aBuyer(service)
})

describe('another user', () => {
  it('reads and changes nothing, and is answered as if nothing existed', async () => {
    const event = await buyer.add({ title: 'canary' })
    const other = aBuyer(service)
    const as = other.as
    const times = { title: 'x', startTime: '2026-11-28T00:30:00.000Z' }
    const body = { revision: 1, title: 'taken' }
    const problems = await Promise.all([
      service.call(listCalendarEvents, { as, params: { id: buyer.id } }),
      service.call(listCalendarEvents, { as, params: { id: 'nobody' } }),
      service.call(createCalendarEvent, { as, body: { ...times, userId: buyer.id } }),
      service.call(updateCalendarEvent, { as, params: { id: event.id }, body }),
      service.call(updateCalendarEvent, { as, params: { id: 'nothing' }, body }),
      service.call(updateCalendarEvent, {
        as: buyer.as,
        params: { id: event.id },
        body: { ...body, userId: other.id },
      }),
      service.call(deleteCalendarEvent, { as, params: { id: event.id } }),
      service.call(deleteCalendarEvent, { as, params: { id: 'nothing' } }),
    ])
    expect(problems.map(({ status }) => status)).toEqual(problems.map(() => 404))
    const words = problems.map(({ body: problem }) => ({ ...(problem as object), requestId: '', instance: '' }))
    expect(words).toEqual(words.map(() => words[0]))
    expect(await other.list()).toEqual([])
    expect(await buyer.list()).toEqual([event])
  })

  it('cannot plan a visit of a home that another buyer added for themselves', async () => {
    const propertyId = ownHomeIdOf(buyer.id, '1')
    const { id, as } = aBuyer(service)
    const times = { title: 'x', startTime: '2026-11-28T00:30:00.000Z', userId: id, propertyId }
    const own = (await service.call(createCalendarEvent, { as, body: { ...times, propertyId: null } })).body
    const statuses = await Promise.all([
      service.call(createCalendarEvent, { as, body: times }),
      service.call(updateCalendarEvent, { as, params: { id: own.id }, body: { revision: own.revision, propertyId } }),
      service.call(importHomeTimes, { as, body: { propertyId } }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await buyer.add({ propertyId })).toMatchObject({ propertyId })
  })

  it('must be signed in', async () => {
    expect((await service.call(listCalendarEvents, { params: { id: '1' } })).status).toBe(401)
  })

  it.each(['1', 'me', 'own'])('but the owner is recognised as %s', async (name) => {
    const event = await buyer.add()
    const params = { id: name === 'own' ? buyer.id : name }
    expect((await service.call(listCalendarEvents, { as: buyer.as, params })).body).toEqual([event])
  })
})
