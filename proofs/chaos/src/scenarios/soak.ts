import { setTimeout as delay } from 'node:timers/promises'
import { serviceNames } from '@verandah/contracts'
import { reasonOf } from '@verandah/kit'
import type { Fleet, PartName } from '@verandah/runtime/testing/start-fleet'
import { openBuyer, type BuyerAtWork } from './buyer-at-work.ts'
import { carryOut } from './carry-out.ts'
import { openLedger } from './ledger.ts'
import { withFleet } from './open-stage.ts'
import { planOf, type Step } from './plan.ts'
import { takeInFeeds } from './play-story.ts'
import type { Report, Scenario } from './scenario.ts'

const lengths = { short: 20_000, long: 10 * 60_000 }
const buyersAtOnce = 8
const quarters = 4
const leastSteps = 200
/** Normal variation of an idle heap between quarters; a leak of 100 KB per search would exceed it. */
const mostGrowthBytes = 64 * 1024 * 1024
const mostSlower = 1.5

interface Worker {
  readonly buyer: BuyerAtWork
  readonly steps: Iterator<Step, undefined>
}

interface Done {
  readonly kind: 'search' | 'other'
  readonly tookMs: number
}

/** Runs at half of the product's capacity for a long time: memory and the slowest responses must stay flat. */
export const soak: Scenario = {
  name: 'soak',
  summary: 'ten minutes at half of what the product can do, with flat memory and tails',
  run: ({ seed, size }): Promise<Report> =>
    withFleet(async (stage) => {
      await takeInFeeds(stage)
      const ledger = openLedger()
      const plans = planOf(seed, { buyers: buyersAtOnce, steps: 100_000 })
      const workers: Worker[] = await Promise.all(
        plans.map(async (plan, index) => ({
          buyer: await openBuyer(stage.url, ledger, index + 1),
          steps: plan.values(),
        })),
      )
      const carry = (step: Step, { buyer }: Worker) =>
        carryOut(buyer, step).catch((error: unknown) => ledger.wrong.push(reasonOf(error)))

      /**
       * Every worker takes its next step at its turn. Resolves to the steps done and their duration from their turn on.
       */
      const work = async (lengthMs: number, stepsPerSecond: number): Promise<Done[]> => {
        const done: Done[] = []
        const beganAt = performance.now()
        let turns = 0
        const isOver = () => performance.now() - beganAt > lengthMs
        const walk = async (worker: Worker) => {
          while (!isOver()) {
            const turnAt = beganAt + (turns++ / stepsPerSecond) * 1_000
            await delay(Math.max(0, turnAt - performance.now()))
            const step = worker.steps.next().value
            if (step === undefined) return
            const from = Number.isFinite(turnAt) ? turnAt : performance.now()
            await carry(step, worker)
            done.push({ kind: step.kind === 'search' ? 'search' : 'other', tookMs: performance.now() - from })
          }
        }
        await Promise.all(workers.map(walk))
        return done
      }

      const warmUpMs = lengths[size] / 10
      const capacity = (await work(warmUpMs, Number.POSITIVE_INFINITY)).length / (warmUpMs / 1_000)
      const rows: Quarter[] = []
      for (let quarter = 0; quarter < quarters; quarter += 1) {
        const done = await work(lengths[size] / quarters, capacity / 2)
        rows.push({ ...timesOf(done), memory: await memoryOf(stage.fleet) })
      }
      return {
        faults: [...ledger.wrong, ...growthIn(rows)],
        figures: { ...figuresOf(rows, capacity), ...ledger.counts },
      }
    }),
}

interface Quarter {
  readonly steps: number
  readonly searchMs: readonly number[]
  readonly otherMs: readonly number[]
  readonly memory: ReadonlyMap<PartName, number>
}

const percentiles = [0.5, 0.95, 0.99]

const timesOf = (done: readonly Done[]) => {
  const of = (kind: Done['kind']) => {
    const times = done.flatMap((one) => (one.kind === kind ? [one.tookMs] : [])).toSorted((a, b) => a - b)
    return percentiles.map((share) => Math.round(times[Math.floor(times.length * share)] ?? 0))
  }
  return { steps: done.length, searchMs: of('search'), otherMs: of('other') }
}

const memoryOf = async (fleet: Fleet): Promise<Map<PartName, number>> =>
  new Map(
    await Promise.all(
      ([...serviceNames, 'gateway'] as const).map(async (name): Promise<[PartName, number]> => {
        const line = /^process_resident_memory_bytes(?:\{[^}]*\})? (\S+)$/m.exec(await fleet.metricsOf(name))
        return [name, Number(line?.[1])]
      }),
    ),
  )

/** The first quarter is a warm-up; the last is compared with the second. */
const growthIn = ([, second, , last]: readonly Quarter[]): string[] => {
  if (!second || !last) return ['the soak did not last']
  // Too few responses have no meaningful tail.
  if (last.steps < leastSteps) return []
  const memory = [...last.memory].flatMap(([name, bytes]) => {
    const before = second.memory.get(name) ?? 0
    return bytes - before > mostGrowthBytes
      ? [`the memory of ${name} grew from ${megabytes(before)} to ${megabytes(bytes)}`]
      : []
  })
  const before = second.otherMs[1] ?? 0
  const after = last.otherMs[1] ?? 0
  const isSlower = after > before * mostSlower && after - before > 100
  return [...memory, ...(isSlower ? [`the 95th of 100 answers took ${before} ms and later ${after} ms`] : [])]
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

const figuresOf = (rows: readonly Quarter[], capacity: number): Report['figures'] => ({
  'capacity, steps a second': capacity.toFixed(1),
  ...Object.fromEntries(
    rows.flatMap(({ steps, searchMs, otherMs, memory }, index): [string, number | string][] => [
      [`quarter ${index + 1}, steps`, steps],
      [`quarter ${index + 1}, search ms`, searchMs.join(' / ')],
      [`quarter ${index + 1}, other ms`, otherMs.join(' / ')],
      [`quarter ${index + 1}, memory`, [...memory].map(([name, bytes]) => `${name} ${megabytes(bytes)}`).join(', ')],
    ]),
  ),
})
