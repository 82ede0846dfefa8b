import { describe, expect, it } from 'vitest'
import { rateAt } from './day.ts'
import { firstToBreak } from './first-to-break.ts'
import { createPods } from './pods.ts'
import { simulateDay } from './simulate.ts'
import { kindsOfWork, type Cost, type Costs } from './work.ts'

const free: Cost = { cpuMs: {}, storeCommands: 0, storeKb: 0, eventKb: 0, providerCalls: 0 }
const costsNothing: Costs = { search: free, visit: free, savedRun: free, lookUp: free, registration: free }
const habits = { search: 3, visit: 10, savedRun: 0.5, lookUp: 24, registration: 0.01 }
const scaler = { minReplicas: 2, targetUtilization: 70 }
const part = { requestMillicores: 500, idleMillicores: 0, maxReplicas: 25 }
const installation = { ...scaler, parts: { search: { ...part, requestMib: 256 } } }

/** A part whose load grows to so many processors within `growing` seconds and stays; it waits at the end. */
const loaded = (processors: number, seconds: number, { scaling = part, growing = 1 } = {}) => {
  const pods = createPods(scaling, scaler)
  let waitSeconds = 0
  for (let second = 0; second < seconds; second += 1)
    waitSeconds = pods.work(processors * 1000 * Math.min(1, second / growing), second)
  return { ...pods.seen, waitSeconds }
}

describe('the pods of a part', () => {
  it('are the fewest that work at their target, within the tolerance of the autoscaler', () => {
    // 3.5 processors of pods that ask for a half: ten of them at 70 %.
    const { pods } = loaded(3.5, 7200, { growing: 3600 })
    expect(pods).toBeGreaterThanOrEqual(9)
    expect(pods).toBeLessThanOrEqual(13)
  })

  it('never fall below the least, and never pass their limit', () => {
    expect(loaded(0, 3600).pods).toBe(2)
    expect(loaded(20, 3600).pods).toBe(25)
  })

  it('let work wait that they cannot do, and have done all of it once they are enough', () => {
    expect(loaded(20, 30).waitSeconds).toBeGreaterThan(1)
    expect(loaded(20, 3600).waitSeconds).toBe(0)
    expect(loaded(5, 3600, { scaling: { ...part, maxReplicas: 2 } }).waitSeconds).toBeGreaterThan(1000)
  })

  it('are more, and do less work each, by what they use idle', () => {
    const idle = { ...part, idleMillicores: 200 }
    const { pods } = loaded(1.5, 7200, { scaling: idle, growing: 3600 })
    // Of 350 millicores at the target a pod has 150 for work.
    expect(pods).toBeGreaterThanOrEqual(9)
    expect(loaded(0, 3600, { scaling: idle }).pods).toBe(2)
    const two = { ...idle, maxReplicas: 2 }
    expect(loaded(1.5, 3600, { scaling: two }).waitSeconds).toBe(0)
    expect(loaded(1.7, 3600, { scaling: two }).waitSeconds).toBeGreaterThan(100)
  })

  it('become fewer only after five calm minutes', () => {
    const pods = createPods(part, scaler)
    const rest = (from: number, to: number) => {
      for (let second = from; second < to; second += 1) pods.work(0, second)
    }
    for (let second = 0; second < 1200; second += 1) pods.work(7_000, second)
    rest(1200, 1440)
    expect(pods.work(7_000, 1440)).toBe(0)
    rest(1441, 2200)
    expect(pods.work(7_000, 2200)).toBeGreaterThan(1)
  })
})

describe('a day', () => {
  it.each(kindsOfWork)('has all of a buyer’s %s in it', (work) => {
    const done = Array.from({ length: 86_400 }, (_, second) => rateAt(work, second, 1_000, habits))
    expect(done.reduce((sum, rate) => sum + rate)).toBeCloseTo(1_000 * habits[work], 3)
  })

  it('adds up what its work costs, and names its busiest second and hour', () => {
    const search = { ...free, cpuMs: { search: 300 }, storeCommands: 20, storeKb: 100, eventKb: 80, providerCalls: 5 }
    const day = simulateDay(100_000, habits, { ...costsNothing, search }, installation)
    const searches = 100_000 * habits.search
    expect(day.providerCalls).toBeCloseTo(searches * 5, 0)
    expect(day.storeGb).toBeCloseTo((searches * 100) / 1e6, 6)
    // Work swells and fades between the hours, so the busiest one has a little less than its 15 %.
    expect(day.eventGb / ((searches * 80) / 1e6)).toBeCloseTo(0.13, 2)
    expect(day.storeCommandsPerSecond).toBeCloseTo((searches * 0.15 * 20) / 3600, 3)
    // 12.5 searches a second of 0.3 s: 3.75 processors, at 70 % of pods that ask for a half.
    expect(day.parts.search?.pods).toBeGreaterThanOrEqual(10)
    expect(day.parts.search?.pods).toBeLessThanOrEqual(13)
  })

  it('needs no fewer pods for more buyers', () => {
    const search = { ...free, cpuMs: { search: 300 } }
    const podsOf = (buyers: number) =>
      simulateDay(buyers, habits, { ...costsNothing, search }, installation).parts.search?.pods ?? 0
    const pods = [1_000, 30_000, 100_000, 200_000].map(podsOf)
    expect(pods).toEqual(pods.toSorted((a, b) => a - b))
  })
})

it('the first to break is named with its number of buyers', () => {
  const search = { ...free, cpuMs: { search: 300 }, storeCommands: 50 }
  const dayOf = (buyers: number) => simulateDay(buyers, habits, { ...costsNothing, search }, installation)
  const limits = { storeCommandsPerSecond: 1e9, waitSeconds: 60 }
  const byPods = firstToBreak(100_000, dayOf, limits)
  expect(byPods?.broken.join()).toMatch(/^work waits \d+\.\d s for 25 pods of search$/)
  expect(byPods?.buyers).toBeGreaterThan(200_000)
  const byStore = firstToBreak(10_000, dayOf, { ...limits, storeCommandsPerSecond: 200 })
  expect(byStore?.broken.join()).toContain('commands a second')
  expect(byStore?.buyers).toBeLessThan(byPods?.buyers ?? 0)
})
