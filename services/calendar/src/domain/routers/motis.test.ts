import { describe, expect, it } from 'vitest'
import { journeyIn, motis } from './motis.ts'

const nine = '2026-12-01T22:00:00.000Z'
/** Local times of that morning, in Melbourne. */
const at = (time: string): string => new Date(`2026-12-02T${time}:00+11:00`).toISOString()
const ride = (from: string, to: string) => ({
  startTime: at(from),
  endTime: at(to),
  duration: 0,
  transfers: 0,
  legs: [],
})
const plan = (itineraries: unknown[], direct: unknown[] = []) => ({ itineraries, direct, requestParameters: {} })
const walk = (seconds: number) => ({ duration: seconds, startTime: at('08:00'), endTime: nine })

describe('a MOTIS', () => {
  it('is asked for all journeys that arrive in the hour before', () => {
    const from = { latitude: -37.823, longitude: 144.998 }
    const to = { latitude: -37.81, longitude: 144.96 }
    expect([motis.path, motis.query({ from, to, arriveAt: nine })]).toEqual([
      'api/v5/plan',
      {
        fromPlace: '-37.823,144.998',
        toPlace: '-37.81,144.96',
        time: nine,
        arriveBy: 'true',
        timetableView: 'true',
        searchWindow: '3600',
        detailedLegs: 'false',
      },
    ])
  })

  it('answers with the journey that leaves last, beside the median and the slowest of five in the hour', () => {
    const answer = plan([
      ride('07:20', '08:10'),
      ride('07:50', '08:20'),
      ride('07:55', '08:34'),
      ride('08:20', '08:46'),
      ride('08:30', '08:58'),
      ride('08:10', '08:59'),
    ])
    expect(journeyIn(answer, nine)).toEqual({ minutes: 28, typicalMinutes: 30, slowestMinutes: 50 })
  })

  it('is no faster than a walk, and no slower', () => {
    expect(journeyIn(plan([ride('08:20', '08:55')], [walk(1_230)]), nine)).toEqual({
      minutes: 21,
      typicalMinutes: 21,
      slowestMinutes: 21,
    })
    expect(journeyIn(plan([], [walk(300)]), nine)).toMatchObject({ minutes: 5 })
    expect(journeyIn(plan([], [walk(900), walk(300)]), nine)).toMatchObject({ minutes: 5 })
  })

  it('counts only the arrivals that there are', () => {
    const answer = plan([ride('08:30', '08:58'), ride('08:00', '08:46')])
    expect(journeyIn(answer, nine)).toEqual({ minutes: 28, typicalMinutes: 46, slowestMinutes: 46 })
    expect(journeyIn(plan([ride('08:58', '08:58')]), nine)).toMatchObject({ minutes: 0 })
  })

  it('knows no journey where none arrives in time, or only long before', () => {
    for (const rides of [[], [ride('08:40', '09:05')], [ride('06:30', '07:50')]])
      expect(journeyIn(plan(rides), nine)).toBe('none')
  })

  it.each([
    ['a refusal', { error: 'query time is outside of loaded timetable window' }],
    ['a ride without times', plan([{ duration: 900 }])],
    ['a ride that ends before it starts', plan([ride('08:59', '08:30')])],
    ['a walk without a duration', plan([], [{}])],
    ['nothing', null],
  ])('answers with no plan: %s', (_what, answer) => {
    expect(journeyIn(answer, nine)).toBeNull()
  })
})
