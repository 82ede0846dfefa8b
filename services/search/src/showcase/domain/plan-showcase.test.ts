import { describe, expect, it } from 'vitest'
import { planShowcase, retryMsAfter, type ShowcaseRun } from './plan-showcase.ts'

const now = new Date('2026-11-28T00:00:00.000Z')
const minuteMs = 60_000
const hourMs = 60 * minuteMs

const run = (id: string, ageMs: number, over: Partial<ShowcaseRun> = {}): ShowcaseRun => ({
  id,
  createdAt: new Date(now.getTime() - ageMs),
  isRunning: false,
  isWhole: true,
  homes: 40,
  isHere: true,
  ...over,
})
const partial = { isWhole: false }
const failed = { isWhole: false, homes: 0 }
const plan = (...newestFirst: ShowcaseRun[]) => {
  const { shown, replaced, isDue } = planShowcase(newestFirst, now, 15 * minuteMs)
  return { shown: shown?.id, replaced: replaced.map(({ id }) => id), isDue }
}

describe('the showcase', () => {
  it('is searched at once where none is stored, and not twice', () => {
    expect(plan()).toEqual({ shown: undefined, replaced: [], isDue: true })
    expect(plan(run('new', 0, { isRunning: true, homes: 0 }))).toEqual({ shown: undefined, replaced: [], isDue: false })
  })

  it('is searched again a day later, and shown until the next is whole', () => {
    expect(plan(run('good', 24 * hourMs - 1)).isDue).toBe(false)
    expect(plan(run('good', 24 * hourMs))).toEqual({ shown: 'good', replaced: [], isDue: true })
    const running = run('next', 0, { isRunning: true, homes: 0 })
    expect(plan(running, run('good', 24 * hourMs))).toEqual({ shown: 'good', replaced: [], isDue: false })
    expect(plan(run('next', minuteMs), run('good', 25 * hourMs))).toEqual({
      shown: 'next',
      replaced: ['good'],
      isDue: false,
    })
  })

  it.each([
    ['failed', failed],
    ['partial', partial],
    ['empty', { homes: 0 }],
  ])('is not replaced by a %s run, which is tried again a day later', (_, outcome) => {
    const good = run('good', 30 * hourMs)
    expect(plan(run('bad', hourMs, outcome), good)).toEqual({ shown: 'good', replaced: [], isDue: false })
    expect(plan(run('bad', 24 * hourMs, outcome), good)).toMatchObject({ shown: 'good', isDue: true })
    expect(plan(run('worse', 0, outcome), run('bad', 24 * hourMs, outcome), good).replaced).toEqual(['bad'])
  })

  it('is a partial run while there is no whole one, and tried again soon', () => {
    expect(plan(run('some', 14 * minuteMs, partial))).toEqual({ shown: 'some', replaced: [], isDue: false })
    expect(plan(run('some', 15 * minuteMs, partial)).isDue).toBe(true)
    expect(plan(run('none', 15 * minuteMs, failed))).toEqual({ shown: undefined, replaced: [], isDue: true })
  })

  it('is tried again after seconds, which double up to a quarter of an hour', () => {
    const waits = [0, 1, 2, 3, 4, 8, 9, 10, 2_000].map(retryMsAfter)
    expect(waits.map((waitMs) => waitMs / 1_000)).toEqual([5, 5, 10, 20, 40, 640, 900, 900, 900])
    expect(planShowcase([run('none', 5_000, failed)], now, retryMsAfter(1)).isDue).toBe(true)
    expect(planShowcase([run('none', 5_000, failed)], now, retryMsAfter(2)).isDue).toBe(false)
  })

  it('is of the suburb of the setting only', () => {
    expect(plan(run('elsewhere', 0, { isHere: false }))).toEqual({
      shown: undefined,
      replaced: ['elsewhere'],
      isDue: true,
    })
  })

  it('is searched again when the clock was set back', () => {
    expect(plan(run('ahead', -hourMs)).isDue).toBe(true)
  })
})
