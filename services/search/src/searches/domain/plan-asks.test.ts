import type { ProviderProgress } from '@verandah/contracts'
import { describe, expect, it } from 'vitest'
import type { PageFacts } from './page-plan.ts'
import { isDueBy, earliestAsk, planAsks } from './plan-asks.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const secondsLater = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

const told = (over: Partial<ProviderProgress> = {}): ProviderProgress => ({
  provider: 'domain',
  name: 'Domain',
  isSample: true,
  state: 'late',
  found: 0,
  given: 0,
  total: null,
  missingPages: 1,
  detail: null,
  askAgainAt: null,
  timesAskedAgain: 0,
  ...over,
})

const busyUntil = (retryAt: Date): PageFacts => ({
  provider: 'domain',
  page: 1,
  outcome: 'limited',
  found: 0,
  total: null,
  detail: null,
  retryAt,
  parts: 0,
  scoredParts: [],
})

const plan = (state: ProviderProgress['state'], pages: PageFacts[] = [], id = 'a') =>
  planAsks([told({ state })], { search: { _id: id }, pages, now })[0]!

/** How a round ends whose search had planned this. */
const afterRound = (before: ProviderProgress, state: ProviderProgress['state'], at = new Date(before.askAgainAt!)) =>
  planAsks([told({ state })], {
    search: { _id: 'a', asksAgain: isDueBy(before, at) ? ['domain'] : [], progress: [before] },
    pages: [],
    now: at,
  })[0]!

const pauseOf = ({ askAgainAt }: ProviderProgress, since: Date) => (Date.parse(askAgainAt!) - since.getTime()) / 1_000

describe('a provider of an ended search is asked again', () => {
  it.each(['late', 'limited'] as const)('when it is %s, half a minute later', (state) => {
    const pause = pauseOf(plan(state), now)
    expect(pause).toBeGreaterThanOrEqual(30)
    expect(pause).toBeLessThanOrEqual(36)
  })

  it.each(['done', 'failed'] as const)('not when it is %s', (state) => {
    expect(plan(state).askAgainAt).toBeNull()
  })

  it('after two and ten minutes more, and then no more', () => {
    const first = plan('late')
    const second = afterRound(first, 'late')
    const third = afterRound(second, 'limited')
    const last = afterRound(third, 'late')
    expect([second.timesAskedAgain, third.timesAskedAgain, last.timesAskedAgain]).toEqual([1, 2, 3])
    expect(Math.floor(pauseOf(second, new Date(first.askAgainAt!)) / 60)).toBe(2)
    expect(Math.floor(pauseOf(third, new Date(second.askAgainAt!)) / 60)).toBeGreaterThanOrEqual(10)
    expect(last.askAgainAt).toBeNull()
  })

  it('no more once it has answered', () => {
    expect(afterRound(plan('late'), 'done')).toMatchObject({ askAgainAt: null, timesAskedAgain: 1 })
  })

  it('at the time that it named, unless that is more than an hour ahead', () => {
    expect(plan('limited', [busyUntil(secondsLater(90))]).askAgainAt).toBe(secondsLater(90).toISOString())
    expect(plan('limited', [busyUntil(secondsLater(3_601))]).askAgainAt).toBeNull()
    const ofAnother = { ...busyUntil(secondsLater(90)), provider: 'proptrack' }
    expect(plan('limited', [ofAnother])).toEqual(plan('limited'))
  })

  it('at once when the clock was set back since that time was planned', () => {
    const due = (seconds: number) => isDueBy({ askAgainAt: secondsLater(seconds).toISOString() }, now)
    expect([due(0), due(1), due(3_600), due(3_601)]).toEqual([true, false, false, true])
  })

  it('at a time of its own for each search', () => {
    const times = new Set(['a', 'b', 'c', 'd', 'e'].map((id) => plan('late', [], id).askAgainAt))
    expect(times.size).toBe(5)
  })
})

it('a provider that is due later keeps its time while another is asked', () => {
  const before = told({ askAgainAt: secondsLater(600).toISOString(), timesAskedAgain: 1 })
  expect(afterRound(before, 'late', secondsLater(5))).toMatchObject({
    askAgainAt: before.askAgainAt,
    timesAskedAgain: 1,
  })
})

it('a search asks again at the earliest time of its providers', () => {
  const later = told({ askAgainAt: secondsLater(600).toISOString() })
  const soon = told({ askAgainAt: secondsLater(30).toISOString() })
  expect(earliestAsk([told(), later, soon])).toEqual(secondsLater(30))
  expect(earliestAsk([told()])).toBeUndefined()
})
