import {
  type BreakdownLine,
  findTransitTimes,
  findTravelTimes,
  getSearchProperty,
  getWeights,
  listSearches,
  type Place,
} from '@verandah/contracts'
import { aPlace } from '@verandah/contracts/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderRoute } from '@/testing/app.tsx'
import { aHome, aSearch, aWeightsRecord } from '@/testing/builders.ts'
import { answer, type Asked, refuse } from '@/testing/network.ts'
import { asBuyer, openHome } from './testing/open-home.ts'

const richmond = { latitude: -37.82, longitude: 145 }
/** Some 14 km away: estimated 35 minutes. */
const work = aPlace({ latitude: -37.7, longitude: 144.95 })
const lineOf = ({ name }: Place): BreakdownLine => ({ kind: 'place', name, weight: 5, value: 5, points: 5, outOf: 10 })

const openWith = async (places: Place[], over: Parameters<typeof openHome>[0] = {}) => {
  answer(getWeights, { reply: aWeightsRecord({ places }) })
  await openHome({ ...richmond, breakdown: places.map(lineOf), ...over })
  return within(await screen.findByRole('region', { name: 'Places that matter' }))
}

const serveMinutes = (minutes: number | null, over: { look: 'exact' | 'as-of'; asOf: string | null }): Asked[] =>
  answer(findTravelTimes, ({ body }) => {
    const { places } = body as { places: unknown[] }
    const row = (from: number) => places.map((_none, to) => (from === to ? 0 : minutes))
    return { reply: { ...over, minutes: places.map((_none, from) => row(from)) } }
  })

beforeEach(() => asBuyer())

describe('the minutes from a home to a place', () => {
  it('are estimated where no router says them', async () => {
    const section = await openWith([work])
    expect(section.getByText('35 min by car')).toBeTruthy()
    expect(section.getByText('Estimated')).toBeTruthy()
    expect(section.queryByText(/^The score counts/)).toBeNull()
  })

  it('are exact by the router, which is asked with nothing but points, and the score is explained where it is far off', async () => {
    const asked = serveMinutes(50, { look: 'exact', asOf: null })
    const section = await openWith([work, aPlace({ name: 'School', mode: 'transit' })])
    await section.findByText('50 min by car')
    expect(section.getByText('By the route planner, estimated 35 min')).toBeTruthy()
    expect(section.getByText(/^The score counts the estimate .* one score everywhere\.$/)).toBeTruthy()
    expect(section.getByText('Estimated')).toBeTruthy()
    const { latitude, longitude } = work
    expect(asked.map(({ body }) => body)).toEqual([{ mode: 'driving', places: [richmond, { latitude, longitude }] }])
  })

  it('by public transport are exact by the timetable, beside the others of the hour', async () => {
    const journey = { minutes: 28, typicalMinutes: 31, slowestMinutes: 44 }
    const asked = answer(findTransitTimes, { reply: [{ look: 'exact', asOf: null, journey }] })
    const arriveBy = { weekday: 5, time: '08:30' }
    const section = await openWith([{ ...work, mode: 'transit', arriveBy }])
    await section.findByText('28 min by public transport')
    expect(
      section.getByText('To be there by 8:30 on a Friday; usually 31, at most 44 min in the hour before'),
    ).toBeTruthy()
    const { latitude, longitude } = work
    expect(asked.map(({ body }) => body)).toEqual([
      { from: richmond, state: 'VIC', timeZone: 'Australia/Melbourne', to: [{ latitude, longitude, arriveBy }] },
    ])
  })

  it('say the day from which a router kept them', async () => {
    serveMinutes(40, { look: 'as-of', asOf: '2026-11-12T02:00:00.000Z' })
    const section = await openWith([work])
    await section.findByText('As of 12 Nov')
    expect(section.queryByText(/^The score counts/)).toBeNull()
  })

  it('are none where the router knows no way', async () => {
    serveMinutes(null, { look: 'exact', asOf: null })
    await (await openWith([work])).findByText('No route found')
  })

  it('stay estimates while the router is away', async () => {
    refuse(findTravelTimes, { status: 503, detail: 'Back soon.' })
    expect((await openWith([work])).getByText('Estimated')).toBeTruthy()
  })

  it('are unknown for a home without a point, and no router is asked of a suburb', async () => {
    const asked = serveMinutes(50, { look: 'exact', asOf: null })
    const section = await openWith([work], { latitude: null, longitude: null })
    expect(section.getByText('The adverts don’t say where the home is')).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('are those of the search that the home was opened from', async () => {
    answer(listSearches, { reply: [aSearch({ scoringWeights: aWeightsRecord({ places: [work] }) })] })
    answer(getSearchProperty, { reply: aHome({ ...richmond, breakdown: [lineOf(work)] }) })
    renderRoute('/property/home-1?searchId=search-1')
    const section = within(await screen.findByRole('region', { name: 'Places that matter' }))
    expect(section.getByText('35 min by car')).toBeTruthy()
  })

  it('are no section for a buyer without places, whose weights are not asked for', async () => {
    const asked = answer(getWeights, { reply: aWeightsRecord() })
    await openHome({ ...richmond, breakdown: [] })
    expect(screen.queryByRole('region', { name: 'Places that matter' })).toBeNull()
    expect(asked).toEqual([])
  })
})
