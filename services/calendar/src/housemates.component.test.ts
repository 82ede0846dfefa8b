import {
  deleteCalendarEvent,
  listHousematesEvents,
  openCalendarFeed,
  ownHomeIdOf,
  updateCalendarEvent,
  type HousemateEvent,
} from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { householdOf } from '@verandah/user-records/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { calendar } from './index.ts'
import { aBuyer, type Buyer } from './testing/a-buyer.ts'
import { aHome, homeChanged } from './testing/a-home.ts'

let service: TestService
let anna: Buyer
let tom: Buyer
beforeEach(async () => {
  service = await startTestService(calendar)
  anna = aBuyer(service)
  tom = aBuyer(service)
  await service.receive(householdOf({ Anna: anna.id, Tom: tom.id }, service))
})
afterEach(() => service.stop())

const theirs = async ({ as }: Buyer, query: Record<string, string> = {}): Promise<HousemateEvent[]> =>
  (await service.call(listHousematesEvents, { as, query })).body
const titles = async (buyer: Buyer, query: Record<string, string> = {}) =>
  (await theirs(buyer, query)).map(({ title }) => title)
const tomLeaves = () => service.receive(householdOf({ Anna: anna.id }, { ...service, revision: 2 }))

describe('members of a household', () => {
  it('see when the others go where, in order and in a window, with their names', async () => {
    await tom.add({ title: 'Auction', startTime: '2026-12-05T00:30:00.000Z' })
    await tom.add({ title: 'Open home', startTime: '2026-11-28T00:30:00.000Z' })
    await anna.add({ title: 'Mine' })
    const kim = aBuyer(service)
    await kim.add({ title: 'Inspection', startTime: '2026-11-27T00:30:00.000Z' })
    const all = { Anna: anna.id, Tom: tom.id, Kim: kim.id }
    await service.receive(householdOf(all, { ...service, revision: 2 }))
    expect(await titles(anna)).toEqual(['Inspection', 'Open home', 'Auction'])
    expect(await titles(tom)).toEqual(['Inspection', 'Mine'])
    expect(await titles(anna, { from: '2026-12-01T00:00:00.000Z', to: '2026-12-31T00:00:00.000Z' })).toEqual([
      'Auction',
    ])
    expect((await theirs(anna)).map(({ member }) => member)).toEqual([
      { userId: kim.id, name: 'Kim' },
      ...[1, 2].map(() => ({ userId: tom.id, name: 'Tom' })),
    ])
    expect((await anna.list()).map(({ title }) => title)).toEqual(['Mine'])
  })

  it('change nothing of one another', async () => {
    const { id, revision } = await tom.add()
    const change = { as: anna.as, params: { id } }
    expect((await service.call(updateCalendarEvent, { ...change, body: { revision, title: 'x' } })).status).toBe(404)
    expect((await service.call(deleteCalendarEvent, change)).status).toBe(404)
    expect(await titles(anna)).toEqual(['Look at it'])
  })

  it('see nothing once one has left', async () => {
    await tom.add()
    await anna.add()
    await tomLeaves()
    expect([await titles(anna), await titles(tom)]).toEqual([[], []])
  })
})

describe('the feed of a member', () => {
  const feed = async ({ as }: Buyer) => {
    const { url } = (await service.call(openCalendarFeed, { as })).body
    return (await fetch(`${service.url}${new URL(url).pathname}`)).text()
  }
  const summaries = async (buyer: Buyer) => [...(await feed(buyer)).matchAll(/SUMMARY:(.*)\r/g)].map(([, text]) => text)

  it('has the events of the others under their names, until they leave', async () => {
    await tom.add({ title: 'See the garden' })
    await anna.add({ title: 'Ask the bank' })
    expect(await summaries(anna)).toEqual(['Ask the bank', 'Tom: See the garden'])
    await tomLeaves()
    expect([await summaries(anna), await summaries(tom)]).toEqual([['Ask the bank'], ['See the garden']])
  })

  it('leads to the page of a home that its owner alone can open only for the owner', async () => {
    const ownHome = ownHomeIdOf(tom.id, '1')
    await tom.add({ propertyId: ownHome })
    const hasLink = async (buyer: Buyer) => (await feed(buyer)).includes('\r\nURL:')
    expect([await hasLink(tom), await hasLink(anna)]).toEqual([true, false])
  })

  it('says once that both go to an open home', async () => {
    await service.receive(homeChanged({ id: 'home-1' }))
    await tom.importTimes('home-1')
    const alone = await summaries(anna)
    await anna.importTimes('home-1')
    expect(alone).toHaveLength(aHome().inspections.length + 1)
    const both = await summaries(anna)
    expect(both).toHaveLength(alone.length)
    expect(both.filter((title) => title?.startsWith('Tom'))).toEqual([])
  })

  it('says that another one goes to an open home that the member goes to no more', async () => {
    const visit = { propertyId: 'home-1', title: 'Open home' }
    await tom.add(visit)
    const { id } = await anna.add(visit)
    await service.call(deleteCalendarEvent, { as: anna.as, params: { id } })
    expect(await summaries(anna)).toContain('Tom: Open home')
  })
})
