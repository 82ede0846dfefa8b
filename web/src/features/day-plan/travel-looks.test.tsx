import { findTravelTimes, type ReplyOf, type TravelSource } from '@verandah/contracts'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asSubscriber, isWorking, press, setClock } from '@/testing/app.tsx'
import { answer, type Asked, refuse } from '@/testing/network.ts'
import { answerWorkers } from '@/testing/workers.ts'
import { solveDay } from './model/solve-day.ts'
import { aKeptPlan, dayRegion, keepPlans, openPlan, stopsOf } from './testing/open-plan.tsx'
import { hawthorn, kew, richmond } from './testing/saturday.ts'
import { sourceText } from './words.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Melbourne')
beforeEach(() => {
  asSubscriber()
  answerWorkers(solveDay)
})

type Times = ReplyOf<typeof findTravelTimes>

/** A router that takes 21 minutes for any way, and knows none to or from the place at `island`. */
const serveTimes = (over: Partial<Times> = {}, island = -1): Asked[] =>
  answer(findTravelTimes, ({ body }) => {
    const { places } = body as { places: unknown[] }
    const to = (from: number, at: number) => (from === at ? 0 : [from, at].includes(island) ? null : 21)
    const minutes = places.map((_, from) => places.map((__, at) => to(from, at)))
    const reply: Times = { look: 'exact', asOf: null, minutes, ...over }
    return { reply }
  })

const openTwo = () => openPlan([richmond(), hawthorn()])
const textsOf = async () => {
  const day = await dayRegion()
  const ways = (await day.findAllByText(/min drive/)).map(({ textContent }) => textContent)
  return { ways, credit: day.queryByRole('link', { name: /OpenStreetMap contributors/ })?.getAttribute('href') ?? null }
}

describe('travel times of a day', () => {
  it('are exact by the router of the operator, which is credited, and saved so', async () => {
    const questions = serveTimes()
    const saves = keepPlans()
    const { user } = openTwo()
    const { ways, credit } = await textsOf()
    expect(ways).toEqual([expect.stringMatching(/^2 stops, 21 min drive in all\. /), '21 min drive · 5 min to park'])
    expect(credit).toBe('https://www.openstreetmap.org/copyright')
    expect(screen.getByText(/given coordinates only\.$/)).toBeDefined()
    const places = [richmond(), hawthorn()].map(({ home }) => ({
      latitude: home!.latitude,
      longitude: home!.longitude,
    }))
    expect(questions.map(({ body }) => body)).toEqual([{ mode: 'driving', places }])
    await press(user, 'Save this plan')
    await screen.findByText('Saved')
    expect(saves[0]?.body).toMatchObject({ travelLook: 'exact', travelAsOf: null })
    expect((await textsOf()).ways[1]).toBe('21 min drive · 5 min to park')
  })

  it('have their day where the router gave no newer ones, also in the plan that is kept', async () => {
    serveTimes({ look: 'as-of', asOf: '2026-11-12T03:00:00.000Z' })
    const saves = keepPlans()
    const { user } = openTwo()
    expect((await textsOf()).ways[1]).toBe('21 min drive, as of 12 Nov · 5 min to park')
    expect(screen.getByText(/These are from 12 Nov: it has given none since\.$/)).toBeDefined()
    await press(user, 'Save this plan')
    await screen.findByText('Saved')
    expect(saves[0]?.body).toMatchObject({ travelLook: 'as-of', travelAsOf: '2026-11-12T03:00:00.000Z' })
    expect((await textsOf()).ways[0]).toMatch(/21 min drive in all, as of 12 Nov\./)
  })

  it.each([
    ['there is no router', () => serveTimes({ look: 'estimated', minutes: null })],
    ['the call fails', () => refuse(findTravelTimes, { status: 503, detail: 'Back soon.' })],
  ])('are estimated while %s', async (_, serve) => {
    serve()
    keepPlans()
    openTwo()
    const { ways, credit } = await textsOf()
    expect([ways[1], credit]).toEqual(['8 min drive, estimated · 5 min to park · 2 min to spare', null])
    expect(ways[0]).toMatch(/8 min drive in all, estimated\./)
    expect(screen.getByText(/^Travel times are estimates: /)).toBeDefined()
  })

  it('leave out a home to which no way is known', async () => {
    serveTimes({}, 1)
    keepPlans()
    openPlan([richmond(), hawthorn(), kew({ verdict: 'no' })])
    expect(await stopsOf()).toEqual(['Open Home, 12 Lennox Street'])
    await screen.findByText('No route to it is known.')
    expect(screen.queryByRole('button', { name: /4 Swan Street/ })).toBeNull()
  })
})

describe('a kept plan', () => {
  it('of a router’s times is not called worse by an estimate', async () => {
    keepPlans({ ...aKeptPlan([hawthorn()]), travelLook: 'exact' })
    openPlan([richmond(), hawthorn(), kew({ verdict: 'no' })])
    expect(await stopsOf()).toEqual(['Open Home, 4 Swan Street'])
    await screen.findByRole('region', { name: 'Not planned' })
    expect(screen.queryByText(/There is a better one/)).toBeNull()
  })

  it('of estimated times is, once a router answers', async () => {
    serveTimes()
    keepPlans(aKeptPlan([richmond(), hawthorn()]))
    openTwo()
    expect((await textsOf()).ways[1]).toBe('8 min drive, estimated · 5 min to park · 2 min to spare')
    await screen.findByText(/There is a better one now\.$/)
  })

  it('of a copy from before plans said so is estimated', () => {
    expect(sourceText({} as TravelSource)).toBe(', estimated')
  })
})

it('a plan that is saved while travel times are asked says that it is being saved', async () => {
  let letReply = (): void => undefined
  const isReplying = new Promise<void>((resolve) => {
    letReply = resolve
  })
  answer(findTravelTimes, async () => {
    await isReplying
    const reply: Times = { look: 'estimated', asOf: null, minutes: null }
    return { reply }
  })
  keepPlans()
  const { user } = openTwo()
  await press(user, 'Save this plan')
  expect(isWorking(screen.getByRole('button', { name: 'Saving…' }))).toBe(true)
  letReply()
  await screen.findByText('Saved')
})
