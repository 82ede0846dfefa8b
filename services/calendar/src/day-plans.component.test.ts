import {
  addDayPlanEvents,
  type BodyInput,
  deleteCalendarEvent,
  deleteDayPlan,
  listDayPlans,
  listHousematesDayPlans,
  ownHomeIdOf,
  PlannedOpeningChanged,
  saveDayPlan,
} from '@verandah/contracts'
import { startTestService, type TestService } from '@verandah/kit/testing'
import { householdOf } from '@verandah/user-records/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { calendar } from './index.ts'
import { aBuyer, type Buyer } from './testing/a-buyer.ts'
import { aHome, homeChanged } from './testing/a-home.ts'
import { aPlan, aRoute, aStop } from './testing/a-plan.ts'

const date = '2026-11-28'
let service: TestService
let anna: Buyer
let tom: Buyer
beforeEach(async () => {
  service = await startTestService(calendar)
  anna = aBuyer(service)
  tom = aBuyer(service)
})
afterEach(() => service.stop())

const save = ({ as }: Buyer, plan: BodyInput<typeof saveDayPlan> = aPlan(), on = date) =>
  service.call(saveDayPlan, { as, params: { date: on }, body: plan })
const list = async ({ as }: Buyer) => (await service.call(listDayPlans, { as })).body
const change = async (buyer: Buyer, plan: Parameters<typeof aPlan>[0] = {}) =>
  save(buyer, aPlan({ revision: (await list(buyer))[0]!.revision, ...plan }))
const addEvents = ({ as }: Buyer, member?: string) =>
  service.call(addDayPlanEvents, { as, params: { date }, body: member === undefined ? {} : { member } })
const liveTogether = () => service.receive(householdOf({ Anna: anna.id, Tom: tom.id }, service))
const changes = async (buyer: Buyer) => (await list(buyer))[0]?.routes[0]?.stops.map(({ change }) => change)

describe('a plan of a day', () => {
  it('is saved, listed, changed and deleted, by its owner alone', async () => {
    const { body } = await save(anna)
    expect(body).toMatchObject({ date, start: { name: 'Unley SA 5061' } })
    expect((await change(anna, { stayMinutes: 20 })).body).toMatchObject({ revision: body.revision + 1 })
    expect(await list(anna)).toMatchObject([{ date, stayMinutes: 20, routes: [{ stops: [{ propertyId: 'home-1' }] }] }])
    expect(await list(tom)).toEqual([])
    expect((await service.call(deleteDayPlan, { as: tom.as, params: { date } })).status).toBe(404)
    expect((await service.call(deleteDayPlan, { as: anna.as, params: { date } })).status).toBe(204)
    expect(await list(anna)).toEqual([])
  })

  it('refuses a change of a plan that another tab has changed, and shows the newer one', async () => {
    const first = (await save(anna)).body
    const { body: current } = await change(anna, { stayMinutes: 25 })
    for (const revision of [null, first.revision])
      expect(await change(anna, { revision })).toMatchObject({ status: 409, body: { code: 'edit-conflict', current } })
  })

  it.each([
    ['a day in the past', aPlan(), '2026-01-10', 'date'],
    ['a day years ahead', aPlan(), '2029-11-28', 'date'],
    ['a return before the departure', aPlan({ backBy: '08:00' }), date, 'backBy'],
    ['somebody of no household', aPlan({ companion: 'user-x' }), date, 'companion'],
  ])('refuses %s', async (_, plan, on, field) => {
    const { status, body } = await save(anna, plan, on)
    expect([status, (body as unknown as { errors: { field: string }[] }).errors[0]?.field]).toEqual([400, field])
  })

  it('says where its travel times came from: estimated, as builds before said nothing', async () => {
    const travelAsOf = '2026-11-12T03:00:00.000Z'
    expect((await save(anna)).body).toMatchObject({ travelLook: 'estimated', travelAsOf: null })
    const asOf = { travelLook: 'as-of', travelAsOf } as const
    expect((await change(anna, asOf)).body).toMatchObject(asOf)
    const gone = { 'plan.travelLook': 1, 'plan.travelAsOf': 1 }
    await service.store.collection('day_plans').updateOne({ userId: anna.id }, { $unset: gone })
    expect(await list(anna)).toMatchObject([{ travelLook: 'estimated', travelAsOf: null }])
  })

  it('has no days that the calendar lacks', async () => {
    expect((await save(anna, aPlan(), '2026-02-31')).status).toBe(404)
  })

  it('takes no home that another buyer added', async () => {
    const stop = aStop({ propertyId: ownHomeIdOf(tom.id, '1') })
    expect((await save(anna, aPlan({ routes: [aRoute([stop])] }))).status).toBe(404)
  })
})

describe('an opening that its advert changes after the plan was made', () => {
  const later = { start: '2026-11-28T07:00:00.000Z', end: null }
  const opens = (start: string, end: string) => homeChanged({ revision: 2, inspections: [later, { start, end }] })

  it('says so: moved, shortened below the visit, or withdrawn', async () => {
    await service.receive(homeChanged())
    await save(anna)
    expect(await changes(anna)).toEqual([null])
    await service.receive(opens('2026-11-28T02:00:00.000Z', '2026-11-28T02:30:00.000Z'))
    const moved = { kind: 'moved', opens: '2026-11-28T02:00:00.000Z', closes: '2026-11-28T02:30:00.000Z' }
    expect(await changes(anna)).toEqual([moved])
    await service.receive(homeChanged({ revision: 3, inspections: [] }))
    expect(await changes(anna)).toEqual([{ kind: 'withdrawn', opens: null, closes: null }])
  })

  it('is no change where the buyer set the time, which the advert never said', async () => {
    await service.receive(homeChanged())
    const opens = '2026-11-28T03:00:00.000Z'
    const { id } = await anna.add({ propertyId: 'home-1', eventType: 'Auction', startTime: opens })
    const auction = aStop({ eventType: 'Auction', opens, closes: '2026-11-28T03:30:00.000Z' })
    await save(anna, aPlan({ routes: [aRoute([auction])] }))
    expect(await changes(anna)).toEqual([null])
    await service.receive(homeChanged({ revision: 2, inspections: [] }))
    await service.idle()
    expect(await changes(anna)).toEqual([null])
    expect(service.bus.published(PlannedOpeningChanged)).toEqual([])
    await service.call(deleteCalendarEvent, { as: anna.as, params: { id } })
    expect(await changes(anna)).toMatchObject([{ kind: 'withdrawn' }])
  })

  it('is no change when it closes earlier but after the visit, and one when before', async () => {
    await save(anna)
    await service.receive(opens('2026-11-28T00:30:00.000Z', '2026-11-28T00:45:00.000Z'))
    expect(await changes(anna)).toEqual([null])
    const inspections = [{ start: '2026-11-28T00:30:00.000Z', end: '2026-11-28T00:40:00.000Z' }]
    await service.receive(homeChanged({ revision: 3, inspections }))
    expect(await changes(anna)).toMatchObject([{ kind: 'moved', closes: '2026-11-28T00:40:00.000Z' }])
  })

  it('says nothing of an opening that is over, nor of one by appointment', async () => {
    await save(anna, aPlan({ routes: [aRoute([aStop(), aStop({ eventType: 'Private Inspection' })])] }))
    await service.receive(homeChanged({ inspections: [] }))
    expect(await changes(anna)).toMatchObject([{ kind: 'withdrawn' }, null])
    service.clock.advance(Date.parse('2026-11-28T02:00:00.000Z') - service.clock.now().getTime())
    expect(await changes({ ...anna, as: service.signIn({ sub: anna.id }) })).toEqual([null, null])
  })
})

it('a plan is deleted some weeks after its day', async () => {
  await save(anna)
  service.clock.advance(Date.parse('2026-12-29T00:00:00.000Z') - service.clock.now().getTime())
  await service.runJob('purge-calendar')
  expect(await service.store.collection('day_plans').countDocuments()).toBe(0)
})

describe('the stops of a plan in the calendar', () => {
  const titles = async (buyer: Buyer) => (await buyer.list()).map(({ title }) => title)

  it('are added once and follow their adverts', async () => {
    await service.receive(homeChanged())
    await save(anna)
    const [added] = (await addEvents(anna)).body
    expect(added).toMatchObject({ eventType: 'Open Home', isTakenOver: true, startTime: aStop().opens })
    await addEvents(anna)
    expect(await titles(anna)).toEqual([`Open Home: ${aHome().address}`])
    const inspections = [{ start: '2026-11-28T02:00:00.000Z', end: '2026-11-28T02:30:00.000Z' }]
    await service.receive(homeChanged({ revision: 2, inspections }))
    expect(await anna.list()).toMatchObject([{ startTime: '2026-11-28T02:00:00.000Z', movedFrom: aStop().opens }])
  })

  it('come back after they were deleted, and are added for a home that the calendar does not know', async () => {
    await service.receive(homeChanged())
    await save(anna, aPlan({ routes: [aRoute([aStop(), aStop({ propertyId: 'home-9', eventType: 'Auction' })])] }))
    const [added] = (await addEvents(anna)).body
    await service.call(deleteCalendarEvent, { as: anna.as, params: { id: added!.id } })
    expect(await titles(anna)).toHaveLength(1)
    expect((await addEvents(anna)).body).toMatchObject([{ isTakenOver: true }, { isTakenOver: false }])
    expect(await titles(anna)).toHaveLength(2)
  })

  it('need a plan of that day', async () => {
    expect((await save(anna, aPlan(), '2026-11-27')).status).toBe(200)
    expect((await addEvents(anna)).status).toBe(404)
  })
})

describe('a plan for two', () => {
  const forTwo = async () =>
    save(anna, aPlan({ companion: tom.id, routes: [aRoute(), aRoute([aStop({ propertyId: 'home-2' })])] }))
  const toms = async () => (await service.call(listHousematesDayPlans, { as: tom.as })).body

  it('shows the other one their part, and adds it to their own calendar', async () => {
    await liveTogether()
    await forTwo()
    expect(await toms()).toMatchObject([{ date, member: { userId: anna.id, name: 'Anna' } }])
    expect((await addEvents(tom, anna.id)).body).toMatchObject([{ propertyId: 'home-2' }])
    expect([await anna.list(), await tom.list()]).toMatchObject([[], [{ propertyId: 'home-2' }]])
    await change(anna)
    expect(await toms()).toEqual([])
    expect((await addEvents(tom, anna.id)).status).toBe(404)
  })

  it('ends for the one who leaves the household', async () => {
    await liveTogether()
    await forTwo()
    await service.receive(householdOf({ Anna: anna.id }, { ...service, revision: 2 }))
    expect([await toms(), (await addEvents(tom, anna.id)).status]).toEqual([[], 404])
    const [plan] = await list(anna)
    expect((await change(anna, { companion: plan!.companion })).status).toBe(200)
  })
})
