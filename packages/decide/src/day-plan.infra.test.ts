import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Day, type DayPlan, planDay, splitDay } from './index.ts'
import { lpOfDays, valueOf } from './testing/lp-of-days.ts'
import { someSaturday } from './testing/some-saturday.ts'

/** COIN-OR CBC, a free solver of mixed-integer programs, which knows nothing of this package. */
const isInstalled = spawnSync('cbc', ['-quit']).error === undefined
const isAsked = process.env.VERIFY_SLICE === 'all'
if (isAsked && !isInstalled) console.info('cbc is not installed: no plan of a day is held against its answer.')

const folder = mkdtempSync(join(tmpdir(), 'day-plan-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The optimum of a program, a whole number. */
const solve = (program: string): number => {
  const file = join(folder, 'day.lp')
  const answer = join(folder, 'answer.txt')
  writeFileSync(file, program)
  spawnSync('cbc', [file, 'solve', 'solution', answer])
  const found = /^Optimal - objective value (-?[\d.]+)/.exec(readFileSync(answer, 'utf8'))
  return Math.round(Math.abs(Number(found?.[1])))
}

const expectBest = (days: readonly Day[], plans: readonly DayPlan[]): void => {
  const seen = plans.flatMap(({ stops }) => stops.map(({ stop }) => valueOf(days[0]!, stop)))
  const value = seen.reduce((sum, one) => sum + one, 0)
  expect(value).toBe(solve(lpOfDays(days, { aim: 'value' })))
  const travel = plans.reduce((sum, { travelMinutes }) => sum + travelMinutes, 0)
  expect(travel).toBe(solve(lpOfDays(days, { aim: 'travel', value })))
}

const seeds = Array.from({ length: 20 }, (_, index) => index + 1)

describe.runIf(isAsked && isInstalled)('A day of sixteen stops, beside the answer of a solver', () => {
  it.each(seeds)('has the greatest worth and the least travel (day %i)', (seed) => {
    const day = someSaturday(16, seed)
    expectBest([day], [planDay(day)])
  })

  it.each(seeds)('has them for two people (day %i)', (seed) => {
    const days: [Day, Day] = [someSaturday(16, seed), { ...someSaturday(16, seed), leavesAt: 600, backBy: 900 }]
    expectBest(days, splitDay(days))
  })
})
