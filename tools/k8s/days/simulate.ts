import { rateAt, type Habits } from './day.ts'
import { createPods, type Autoscaler, type Scaling } from './pods.ts'
import { kindsOfWork, type Cost, type Costs } from './work.ts'

export interface Installation extends Autoscaler {
  readonly parts: Readonly<Record<string, Scaling & { readonly requestMib: number }>>
}

export interface Day {
  /** By part: the most pods, and the longest wait. */
  readonly parts: Readonly<Record<string, { pods: number; waitSeconds: number }>>
  readonly searchesPerSecond: number
  /** The most that a search waited at its parts together, and the second of the day. */
  readonly slowest: { readonly waitSeconds: number; readonly at: number }
  readonly storeCommandsPerSecond: number
  readonly storeGb: number
  /** Of the busiest hour. */
  readonly eventGb: number
  readonly providerCalls: number
  /** Processors and memory that the most pods ask for. */
  readonly processors: number
  readonly memoryGib: number
}

const daySeconds = 86_400
const kbPerGb = 1_000_000

/** A day of so many buyers: what comes by the minute, what the pods do with it by the second. */
export function simulateDay(buyers: number, habits: Habits, costs: Costs, installation: Installation): Day {
  const pods = Object.entries(installation.parts).map(([name, part]) => [name, createPods(part, installation)] as const)
  const peak = { searches: 0, commands: 0, eventKb: 0, waitSeconds: 0, at: 0 }
  const sum = { storeKb: 0, calls: 0 }
  const hour = { eventKb: 0 }
  let now = loadAt(0, buyers, habits, costs)
  for (let second = 0; second < daySeconds; second += 1) {
    if (second % 60 === 0) now = loadAt(second, buyers, habits, costs)
    if (second % 3600 === 0) hour.eventKb = 0
    hour.eventKb += now.eventKb
    peak.eventKb = Math.max(peak.eventKb, hour.eventKb)
    peak.searches = Math.max(peak.searches, now.searches)
    peak.commands = Math.max(peak.commands, now.storeCommands)
    sum.storeKb += now.storeKb
    sum.calls += now.providerCalls
    const waitSeconds = pods.reduce((wait, [name, part]) => wait + part.work(now.cpuMs[name] ?? 0, second), 0)
    if (waitSeconds > peak.waitSeconds) Object.assign(peak, { waitSeconds, at: second })
  }
  const parts = Object.fromEntries(pods.map(([name, { seen }]) => [name, seen]))
  const asked = (of: (part: Installation['parts'][string]) => number) =>
    Object.entries(installation.parts).reduce((total, [name, part]) => total + of(part) * (parts[name]?.pods ?? 0), 0)
  return {
    parts,
    searchesPerSecond: peak.searches,
    slowest: { waitSeconds: peak.waitSeconds, at: peak.at },
    storeCommandsPerSecond: peak.commands,
    storeGb: sum.storeKb / kbPerGb,
    eventGb: peak.eventKb / kbPerGb,
    providerCalls: sum.calls,
    processors: asked((part) => part.requestMillicores) / 1000,
    memoryGib: asked((part) => part.requestMib) / 1024,
  }
}

const loadAt = (second: number, buyers: number, habits: Habits, costs: Costs) => {
  const rates = kindsOfWork.map((work) => [costs[work], rateAt(work, second, buyers, habits)] as const)
  const sumOf = (of: (cost: Cost) => number) => rates.reduce((sum, [cost, rate]) => sum + of(cost) * rate, 0)
  const names = new Set(rates.flatMap(([{ cpuMs }]) => Object.keys(cpuMs)))
  return {
    searches: rateAt('search', second, buyers, habits) + rateAt('savedRun', second, buyers, habits),
    cpuMs: Object.fromEntries([...names].map((name) => [name, sumOf(({ cpuMs }) => cpuMs[name] ?? 0)])),
    storeCommands: sumOf(({ storeCommands }) => storeCommands),
    storeKb: sumOf(({ storeKb }) => storeKb),
    eventKb: sumOf(({ eventKb }) => eventKb),
    providerCalls: sumOf(({ providerCalls }) => providerCalls),
  }
}
