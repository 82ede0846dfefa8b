import { addDayPlanEvents, getHousehold, listDayPlans, listHousematesDayPlans, saveDayPlan } from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { inPerth } from '@/testing/calendar-builders.ts'
import { asSubscriber, currentAddress, press, setClock } from '@/testing/app.tsx'
import { aHousehold, tom } from '@/testing/household-builders.ts'
import { answer, refuse } from '@/testing/network.ts'
import { answerWorkers, letWorkersFail } from '@/testing/workers.ts'
import { solveDay } from './model/solve-day.ts'
import { aKeptPlan, dayRegion, keepPlans, openPlan, stopsOf } from './testing/open-plan.tsx'
import { at, hawthorn, kew, richmond, saturday, threeHomes } from './testing/saturday.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Melbourne')
beforeEach(() => {
  asSubscriber()
  answerWorkers(solveDay)
})

describe('a plan that was made before', () => {
  it('says which advertised time has moved, keeps what was planned, and offers the mend', async () => {
    const moved = { kind: 'moved' as const, opens: at('09:30'), closes: at('10:00') }
    const saves = keepPlans(aKeptPlan(threeHomes(), { 'home-1': moved }))
    const inspections = [{ start: moved.opens, end: moved.closes }]
    const { user } = openPlan([richmond({ home: { ...richmond().home!, inspections } }), hawthorn(), kew()])
    const said = 'The open home at 12 Lennox Street has moved from 10:00 am to 9:30 am.'
    await screen.findByText(said)
    expect(await stopsOf()).toEqual(['Open Home, 12 Lennox Street', 'Open Home, 4 Swan Street'])
    await press(user, 'Plan again')
    await waitFor(() => expect(screen.queryByText(said)).toBeNull())
    expect(await stopsOf()).toEqual([
      'Open Home, 12 Lennox Street',
      'Open Home, 9 Bridge Road',
      'Open Home, 4 Swan Street',
    ])
    expect(saves[0]?.body).toMatchObject({ revision: 1 })
  })

  it('says so of a time that is gone, and of homes that make a better day', async () => {
    const gone = { kind: 'withdrawn' as const, opens: null, closes: null }
    keepPlans(aKeptPlan(threeHomes(), { 'home-1': gone }))
    const { unmount } = openPlan()
    await screen.findByText('The open home at 12 Lennox Street is no longer advertised.')
    unmount()
    keepPlans(aKeptPlan([hawthorn()]))
    openPlan()
    await screen.findByText(/There is a better one now\.$/)
    expect(await stopsOf()).toEqual(['Open Home, 4 Swan Street'])
  })

  it('stays as it is when nothing has changed, and is not planned anew by itself on the day', async () => {
    keepPlans(aKeptPlan())
    const { unmount } = openPlan()
    expect(await stopsOf()).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Plan again' })).toBeNull()
    unmount()
    const begun = aKeptPlan([hawthorn()])
    keepPlans({ ...begun, routes: begun.routes.map((route) => ({ ...route, leavesAt: '2026-12-01T01:00:00.000Z' })) })
    openPlan()
    expect(await stopsOf()).toHaveLength(1)
    await screen.findByRole('region', { name: 'Not planned' })
    expect(screen.queryByRole('button', { name: 'Plan again' })).toBeNull()
  })
})

describe('a day for two', () => {
  beforeEach(() => answer(getHousehold, { reply: aHousehold() }))

  it('is split without seeing a home twice', async () => {
    const saves = keepPlans()
    const { user } = openPlan()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Who goes' }), 'Split the homes with Tom')
    const toms = await stopsOf('Tom’s part')
    expect([...toms, ...(await stopsOf('Your part'))].sort()).toEqual([
      'Open Home, 12 Lennox Street',
      'Open Home, 4 Swan Street',
      'Open Home, 9 Bridge Road',
    ])
    await waitFor(() => expect(saves.at(-1)?.body).toMatchObject({ companion: tom.userId, routes: [{}, {}] }))
  })

  it('shows the part that a housemate gives, to add to the calendar', async () => {
    keepPlans()
    const [route] = aKeptPlan([hawthorn()]).routes
    answer(listHousematesDayPlans, {
      reply: [{ ...aKeptPlan(), routes: [route!, route!], companion: 'user-7', member: tom }],
    })
    const added = answer(addDayPlanEvents, { reply: [] })
    const { user } = openPlan([])
    expect(await stopsOf('Your part of Tom’s plan')).toEqual(['Open Home, 4 Swan Street'])
    expect(screen.queryByText(/None of your saved homes/)).toBeNull()
    await press(user, 'Add to calendar')
    await waitFor(() => expect(added[0]?.body).toEqual({ member: tom.userId }))
  })
})

describe('the plan of a day', () => {
  it('without a day in its address is that of the next one with the most homes', async () => {
    keepPlans()
    openPlan(threeHomes(), '/plan')
    await screen.findByRole('heading', { name: 'Saturday 5 December 2026' })
    expect(currentAddress()).toBe(`/plan/${saturday}`)
  })

  it('that is over leads to the next one', async () => {
    keepPlans()
    const { user } = openPlan(threeHomes(), '/plan/2026-11-28')
    await screen.findByText('This day is over')
    await user.click(screen.getByRole('link', { name: 'Plan the next day' }))
    await waitFor(() => expect(currentAddress()).toBe(`/plan/${saturday}`))
  })

  it('says that nothing is open, and that nothing fits', async () => {
    keepPlans()
    const { unmount } = openPlan([])
    await screen.findByText('None of your saved homes is open on this day')
    unmount()
    openPlan([richmond({ verdict: 'no' })])
    await screen.findByText('No home fits into this day')
  })

  it('counts its hours where most of the homes are, and names the zone of the others', async () => {
    process.env.TZ = 'Australia/Perth'
    const opening = { inspections: [{ start: at('13:00'), end: at('13:30') }] }
    const subiaco = hawthorn({ propertyId: 'home-9' })
    keepPlans()
    openPlan([{ ...subiaco, home: { ...subiaco.home!, ...inPerth, longitude: 115.8, ...opening } }, ...threeHomes()])
    expect(await stopsOf()).toEqual(['Open Home, 12 Lennox Street', 'Open Home, 4 Swan Street'])
    expect((await dayRegion()).getByText(/Times are Melbourne time unless stated otherwise\.$/)).toBeDefined()
    const leftOut = within(await screen.findByRole('region', { name: 'Not planned' }))
    expect(leftOut.getByText('Subiaco, 10:00 am · Perth time')).toBeDefined()
  })

  it('of more than sixteen homes does not claim to be the best', async () => {
    keepPlans()
    openPlan(Array.from({ length: 17 }, (_, at) => ({ ...hawthorn(), propertyId: `home-${at}` })))
    await screen.findByText(/this is a good plan, but there may be a better one/)
    expect(screen.queryByText(/No other plan for this day/)).toBeNull()
  })

  it('can be tried again after each failure', async () => {
    refuse(listDayPlans, { status: 500, detail: 'Broken.' })
    letWorkersFail()
    const { user } = openPlan()
    await screen.findByText('We could not load your plan')
    const saves = keepPlans()
    await press(user, 'Try again')
    await screen.findByText('The day could not be planned')
    answerWorkers(solveDay)
    await press(user, 'Try again')
    await dayRegion()
    refuse(saveDayPlan, { status: 503, detail: 'Back soon.' })
    await press(user, 'Save this plan')
    await screen.findByText(/^Not saved\. Back soon\./)
    expect(saves).toEqual([])
    const later = keepPlans()
    await press(user, 'Try again')
    await screen.findByText('Saved')
    expect(later).toHaveLength(1)
  })

  it('shows the plan of another tab in place of a change that came too late', async () => {
    keepPlans(aKeptPlan())
    const start = { name: 'Burnley VIC 3121', latitude: -37.83, longitude: 145.01 }
    const current = { ...aKeptPlan([hawthorn()]), start, leavesAt: '08:30', revision: 7 }
    refuse(saveDayPlan, { status: 409, code: 'edit-conflict', detail: 'Changed elsewhere.', members: { current } })
    const { user } = openPlan()
    await press(user, 'Leave out 4 Swan Street')
    await screen.findByText(/Changed elsewhere\./)
    await waitFor(async () => expect(await stopsOf()).toEqual(['Open Home, 4 Swan Street']))
    const shown = ['Start in', 'Leave at', 'Back by'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value)
    expect(shown).toEqual(['Burnley VIC 3121', '08:30', '17:00'])
  })
})
