import { setTimeout as delay } from 'node:timers/promises'
import { openLedger } from '@verandah/chaos/ledger'
import { waitAtMost } from '@verandah/kit'
import { machine } from '../machine/machine.ts'
import { newProcess, runAs } from '../machine/timeline.ts'
import { openWorld } from '../world/world.ts'
import { auditBuyer } from './audit-buyer.ts'
import { oldCopies } from './audit-copies.ts'
import { brokenChoices } from './audit-choices.ts'
import { mailTwice } from './audit-mail.ts'
import { orphansIn } from './audit-orphans.ts'
import { plansFallenBack } from './audit-plans.ts'
import { auditWorld } from './audit-world.ts'
import { lookBehind } from './behind.ts'
import { createBuyer } from './buyer.ts'
import { openCircle } from './circle.ts'
import { carryOut } from './deeds.ts'
import { openFaults, usualDelay } from './faults.ts'
import { enquiryLimit } from './limits.ts'
import { settle } from './settle.ts'
import { planOf, wordsOf, type Step } from './plan.ts'

export interface History {
  readonly seed: number
  readonly steps: readonly Step[]
}

export interface Outcome {
  /** What is wrong, one sentence each; empty for a history that went well. */
  readonly wrong: readonly string[]
  /** The same for the same history, whatever machine plays it. */
  readonly trace: string
  readonly events: number
  /** Virtual time that passed. */
  readonly seconds: number
  readonly log: readonly string[]
}

const patienceMs = 240_000
/** Twice the longest that a buyer waits. */
const longestMs = 480_000
/** Far more than the waits of a history and of its audit may take together. */
const limits = { ms: 60 * 60_000, events: 1_000_000 }

export function historyOf(seed: number, steps: number): History {
  return { seed, steps: planOf(seed, steps) }
}

/** Plays a history from an empty store to the audit. @param marks takes the trace after each step of the machine. */
export async function play(history: History, marks?: number[]): Promise<Outcome> {
  machine.begin(history.seed, marks)
  const underWay = new Set<string>()
  const work = runAs(newProcess('buyers'), () => carryOutAll(history, underWay))
  const { wrong, log } = (await machine.until(work, limits)) ?? endless(underWay)
  const { line } = machine
  return {
    wrong,
    log,
    trace: line.trace(),
    events: line.events,
    seconds: Math.round(performance.now() / 1_000),
  }
}

const endless = (underWay: ReadonlySet<string>) => ({
  wrong: [
    `did not end within ${limits.ms / 60_000} virtual minutes or ${limits.events} events: ${[...underWay].join(', ') || 'settling'}`,
  ],
  log: [] as string[],
})

const carryOutAll = async ({ steps }: History, underWay: Set<string>) => {
  machine.network.delay = usualDelay
  const world = await openWorld()
  const faults = openFaults(world)
  const ledger = openLedger(patienceMs)
  const circle = openCircle()
  const enquiries = enquiryLimit()
  const buyers = [0, 1, 2].map((number) => createBuyer(number, ledger))
  const turns = buyers.map(() => Promise.resolve())
  const striking: Promise<void>[] = []
  const follow = (step: Step, work: () => Promise<void>): Promise<void> => {
    const words = wordsOf(step)
    underWay.add(words)
    return work().finally(() => underWay.delete(words))
  }
  const broken: string[] = []
  const note = (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    if (!ledger.wrong.includes(reason)) broken.push(reason)
  }
  for (const step of steps) {
    await delay(step.pauseMs)
    if ('fault' in step) {
      striking.push(follow(step, () => faults.strike(step.fault, step.draws)))
      continue
    }
    const buyer = buyers[step.buyer]
    if (!buyer) continue
    const others = buyers.filter((other) => other !== buyer)
    const scene = { buyer, others, circle, enquiryLimit: enquiries, id: `s${step.number}`, draws: step.draws }
    turns[step.buyer] = (turns[step.buyer] ?? Promise.resolve()).then(() =>
      follow(step, () => carryOut(step.deed, scene)).catch(note),
    )
  }
  await waitAtMost(longestMs, Promise.all([...striking, ...turns]))
  if (underWay.size > 0) return { wrong: [`these steps never ended: ${[...underWay].join(', ')}`], log: world.log }
  faults.heal()
  await world.sendWebhooksAgain()
  const behind = lookBehind(world)
  const unsettled = await settle(behind)
  const found: string[] = []
  for (const buyer of buyers)
    found.push(...(await auditBuyer(buyer, circle).catch((error: unknown) => [String(error)])))
  const isRolledBack = steps.some((step) => 'fault' in step && step.fault === 'rollBroker')
  const stored = behind.stored()
  found.push(...auditWorld({ stored, behind, isRolledBack }, buyers))
  found.push(...oldCopies(stored, buyers), ...orphansIn(stored), ...brokenChoices(stored, buyers))
  found.push(...plansFallenBack(behind.events()), ...mailTwice(world.mail))
  return { wrong: [...ledger.wrong, ...broken, ...unsettled, ...found], log: world.log }
}
