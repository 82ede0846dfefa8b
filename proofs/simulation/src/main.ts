// First: what is loaded before it keeps the real clocks.
import { realNow } from './machine/machine.ts'
import { parseArgs } from 'node:util'
import { historyOf, play, type History, type Outcome } from './history/play.ts'
import { wordsOf } from './history/plan.ts'
import { shrink } from './history/shrink.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string', default: '1' },
    steps: { type: 'string', default: '60' },
    histories: { type: 'string', default: 'Infinity' },
    log: { type: 'boolean', default: false },
    /** Ends at the first history that fails, and says only what is wrong with it. */
    brief: { type: 'boolean', default: false },
    /** Plays this many of the first histories twice, and fails unless both do the same to the last byte. */
    exact: { type: 'string', default: '0' },
    /** Says the trace of each history. */
    traces: { type: 'boolean', default: false },
  },
})
const startedAt = realNow()
const firstSeed = Number(values.seed ?? startedAt % 1_000_000_000)
const steps = Number(values.steps)
const endsAt = startedAt + Number(values.minutes) * 60_000
const replays = 3

const say = (line: string) => process.stdout.write(`${line}\n`)

const report = (history: History, { wrong, trace, log }: Outcome) => {
  say(`seed ${history.seed} fails after ${history.steps.length} steps (trace ${trace}):`)
  for (const step of history.steps) say(`  ${wordsOf(step)}`)
  for (const line of wrong) say(`  ✗ ${line}`)
  if (values.log) say(log.join(''))
}

/** Shrinks a failing history and replays what is left: a replay must fail in the same way at the same moment. */
const explain = async (history: History, outcome: Outcome): Promise<void> => {
  const shrunk = await shrink(history, outcome)
  const traces = new Set<string>()
  let last = outcome
  for (let replay = 0; replay < replays; replay += 1) {
    last = await play(shrunk)
    traces.add(last.trace)
  }
  report(shrunk, last)
  say(`  ${replays} replays: ${traces.size === 1 ? 'exact' : `not exact, traces ${[...traces].join(', ')}`}`)
}

/** Whether a history goes in the same way when it is played again; says where it begins to differ. */
const isExact = async (history: History, marks: readonly number[]): Promise<boolean> => {
  const again: number[] = []
  await play(history, again)
  const at = marks.findIndex((mark, event) => mark !== again[event])
  if (at < 0 && marks.length === again.length) return true
  say(`  ✗ seed ${history.seed} is played differently from event ${at} of ${marks.length} on`)
  return false
}

/** Node loads and compiles some of its own code the first time, in another thread. */
const warmUp = async (): Promise<void> => {
  await Promise.all([import('@node-rs/argon2'), import('stripe'), import('nodemailer')])
  await play(historyOf(0, 12))
}

await warmUp()
say(`simulating from seed ${firstSeed}`)
const cpuAtStart = process.cpuUsage()
let played = 0
let failed = 0
for (let seed = firstSeed; played < Number(values.histories) && realNow() < endsAt; seed += 1) {
  const history = historyOf(seed, steps)
  const marks = played < Number(values.exact) ? ([] as number[]) : undefined
  const outcome = await play(history, marks)
  played += 1
  if (values.traces || marks) say(`seed ${seed}: trace ${outcome.trace}`)
  if (marks && !(await isExact(history, marks))) failed += 1
  if (outcome.wrong.length === 0) continue
  failed += 1
  if (values.brief) {
    for (const line of outcome.wrong) say(`  ✗ ${line}`)
    if (values.log) say(outcome.log.join(''))
    break
  }
  await explain(history, outcome)
}
const seconds = Math.round((realNow() - startedAt) / 1_000)
const { user, system } = process.cpuUsage(cpuAtStart)
const cpuSeconds = ((user + system) / 1e6).toFixed(1)
say(`${played} histories of ${steps} steps in ${seconds} s, ${cpuSeconds} s of CPU, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
