import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import { crc32 } from 'node:zlib'
import TinyQueue from 'tinyqueue'
import type { Random } from './random.ts'

/** A simulated process: it owns its timers and sockets, and dies with them. */
export interface Process {
  readonly name: string
  /** Unlike any other's of this thread. */
  readonly id: number
  isAlive: boolean
  /** How far its clock is ahead of the others, in milliseconds. */
  skewMs: number
  /** Called once when it dies. */
  readonly onDeath: Set<() => void>
}

/** Something that will happen, unless its process is dead by then. */
export interface Happening {
  at: number
  readonly order: number
  readonly process: Process | undefined
  run: (() => void) | undefined
}

const current = new AsyncLocalStorage<Process>()

/** The simulated process whose code is running. */
export function currentProcess(): Process | undefined {
  return current.getStore()
}

let lastId = 0

export function newProcess(name: string, skewMs = 0): Process {
  lastId += 1
  return { name, id: lastId, isAlive: true, skewMs, onDeath: new Set() }
}

/** Runs code as this process: its timers and sockets belong to it. */
export function runAs<Result>(process: Process, work: () => Result): Result {
  return current.run(process, work)
}

export function kill(process: Process): void {
  process.isAlive = false
  for (const end of process.onDeath) end()
  process.onDeath.clear()
}

/** Virtual time: a queue of what will happen, in an order that only the seed decides. */
export interface Timeline {
  /** Milliseconds since 1970, of a clock without skew. */
  now(): number
  /** Runs `work` after a delay, in the asynchronous context of the caller. */
  after(delayMs: number, work: () => void): Happening
  /** Runs `work` in another process after a delay. */
  afterIn(process: Process | undefined, delayMs: number, work: () => void): Happening
  readonly random: Random
  /** A checksum of everything that has happened, for comparing replays. */
  trace(): string
  /** Adds to the checksum what a step did: a number that was drawn, or bytes that were sent. */
  note(what: number | Uint8Array): void
  readonly events: number
  /** Moves the clock on, as for machines that slept: what was due by then happens late, once. */
  leap(ms: number): void
  /** Lets the next thing happen. False when nothing is left. */
  step(): boolean
}

const traceSeed = 0x811c9dc5
const tracePrime = 0x01000193

/** @param marks takes the checksum after each step: where two plays of a history begin to differ. */
export function createTimeline(startsAt: number, random: Random, marks?: number[]): Timeline {
  const queue = new TinyQueue<Happening>([], compare)
  let now = startsAt
  let order = 0
  let events = 0
  let trace = traceSeed
  const mix = (value: number) => {
    trace = Math.imul(trace ^ value, tracePrime) >>> 0
  }
  const afterIn: Timeline['afterIn'] = (process, delayMs, run) => {
    order += 1
    const happening: Happening = { at: now + delayMs, order, process, run }
    queue.push(happening)
    return happening
  }
  return {
    random,
    now: () => now,
    trace: () => trace.toString(16),
    note: (what) => mix(typeof what === 'number' ? what : crc32(what)),
    get events() {
      return events
    },
    after: (delayMs, work) => {
      const scope = new AsyncResource('Happening')
      return afterIn(currentProcess(), delayMs, () => scope.runInAsyncScope(work))
    },
    afterIn,
    leap: (ms) => {
      now += ms
    },
    step: () => {
      for (;;) {
        const next = queue.pop()
        if (next === undefined) return false
        if (next.run === undefined || next.process?.isAlive === false) continue
        now = Math.max(now, next.at)
        events += 1
        mix(next.order ^ Math.round(now * 1_000))
        marks?.push(trace)
        next.run()
        return true
      }
    },
  }
}

const compare = (one: Happening, other: Happening): number => one.at - other.at || one.order - other.order
