import { listCalendarEvents } from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendar } from './index.ts'
import { aBuyer, type Buyer } from './testing/a-buyer.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
let service: TestService
let buyer: Buyer
let ids: string[]
beforeAll(async () => {
  service = await startTestService(calendar)
  buyer = aBuyer(service)
  const start = service.clock.now().getTime() - 40 * dayMs
  const timeOf = (number: number) => new Date(start + number * 5 * dayMs).toISOString()
  for (let number = 0; number < 12; number += 1)
    await buyer.add({ title: `Visit ${number}`, startTime: timeOf(number) })
  await buyer.add({ title: 'At the same time', startTime: timeOf(7) })
  ids = (await buyer.list()).map(({ id }) => id)
})
afterAll(() => service.stop())

const pagesOf = async (query: Record<string, string | number>, as = buyer.as): Promise<string[][]> => {
  const { body, headers } = await service.call(listCalendarEvents, { as, params: { id: 'me' }, query })
  const href = /<(.*?)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
  const next = href && Object.fromEntries(new URL(href, 'http://x').searchParams)
  return [body.map(({ id }) => id), ...(next ? await pagesOf(next, as) : [])]
}

describe('the calendar by the page', () => {
  it('has every event once, in order of time, whatever the page size', async () => {
    expect(ids).toHaveLength(13)
    for (const limit of [1, 4, 8, 13, 100]) expect((await pagesOf({ limit })).flat(), `${limit}`).toEqual(ids)
    expect((await pagesOf({ limit: 5 })).map(({ length }) => length)).toEqual([5, 5, 3])
  })

  it('lists clashes even with events of another page', async () => {
    const call = { as: buyer.as, params: { id: 'me' }, query: { limit: 8 } }
    const last = (await service.call(listCalendarEvents, call)).body.at(-1)
    expect(last?.clashes).toEqual([ids[8]])
  })

  it('stays within its window', async () => {
    const from = service.clock.now().toISOString()
    const to = new Date(service.clock.now().getTime() + 11 * dayMs).toISOString()
    const whole = (await buyer.list({ from, to })).map(({ id }) => id)
    expect(whole.length).toBeGreaterThan(1)
    expect((await pagesOf({ from, to, limit: 1 })).flat()).toEqual(whole)
  })

  it('is complete without paging, and visible to its owner only', async () => {
    const { headers } = await service.call(listCalendarEvents, { as: buyer.as, params: { id: 'me' } })
    expect(headers.get('link')).toBeNull()
    expect(await pagesOf({ limit: 5 }, aBuyer(service).as)).toEqual([[]])
  })

  it('has an event that began a month ago and is not over', async () => {
    const other = aBuyer(service)
    const now = service.clock.now().getTime()
    const times = { startTime: new Date(now - 31 * dayMs + hourMs), endTime: new Date(now + hourMs / 2) }
    const long = await other.add({
      title: 'Away',
      eventType: 'Other',
      startTime: times.startTime.toISOString(),
      endTime: times.endTime.toISOString(),
    })
    expect((await other.list({ upcoming: 4 })).map(({ id }) => id)).toEqual([long.id])
    expect((await other.list({ from: new Date(now).toISOString() })).map(({ id }) => id)).toEqual([long.id])
  })

  it('refuses an invalid cursor', async () => {
    const call = { as: buyer.as, params: { id: 'me' }, query: { limit: 5, cursor: 'nonsense' } }
    expect(await service.call(listCalendarEvents, call)).toMatchObject({ status: 400 })
  })
})
