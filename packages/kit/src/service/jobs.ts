import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { reasonOf } from '../errors.ts'
import type { Logger } from '../logger.ts'
import { waitAtMost } from '../wait-at-most.ts'
import { runInContext } from '../work-context.ts'

/** Recurring work of a service. Several processes may run the same job concurrently, so it must tolerate that. */
export interface Job {
  readonly name: string
  readonly intervalMs: number
  /** The signal aborts on shutdown; unfinished work waits for the next run, in any process. */
  readonly run: (signal: AbortSignal) => Promise<unknown>
}

export interface Jobs {
  start(): void
  /** Runs a job now, for tests. */
  runNow(name: string): Promise<void>
  /** Starts no further runs; resolves when running ones have ended, or after `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>
}

/** Runs jobs. A job never overlaps itself, and its failure never ends the process. */
export function createJobs(jobs: Job[], log: Logger): Jobs {
  const timers = new Map<string, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  const { signal } = stopping
  setMaxListeners(0, signal)

  const run = (job: Job): Promise<void> => {
    const work = runInContext({ correlationId: randomUUID(), causationId: null }, () => job.run(signal))
      .then(() => undefined)
      .catch((error: unknown) => {
        const facts = { job: job.name, reason: reasonOf(error) }
        if (signal.aborted) log.info(facts, 'a job was cut off; its next turn does the rest')
        else log.error({ ...facts, error }, 'a job failed')
      })
      .finally(() => running.delete(work))
    running.add(work)
    return work
  }

  const schedule = (job: Job): void => {
    if (signal.aborted) return
    timers.set(job.name, setTimeout(() => void run(job).then(() => schedule(job)), job.intervalMs).unref())
  }

  return {
    start: () => jobs.forEach(schedule),
    runNow: async (name) => {
      const job = jobs.find((candidate) => candidate.name === name)
      if (!job) throw new Error(`There is no job "${name}"; there are: ${jobs.map((known) => known.name).join(', ')}`)
      await run(job)
    },
    stop: async (timeoutMs) => {
      stopping.abort()
      for (const timer of timers.values()) clearTimeout(timer)
      await waitAtMost(timeoutMs, Promise.allSettled(running))
    },
  }
}

/** For the service that maintains the streams. */
export function pruneHandledEvents({ pruneEvents: run }: { pruneEvents: () => Promise<void> }): Job {
  return {
    name: 'let-go-of-events',
    intervalMs: 30_000,
    run,
  }
}
