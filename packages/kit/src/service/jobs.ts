import { randomUUID } from 'node:crypto'
import { reasonOf } from '../errors.ts'
import type { Logger } from '../logger.ts'
import { runInContext } from '../work-context.ts'

/** Work that a service does by itself, again and again. Several processes may run the same job at once; it must bear that. */
export interface Job {
  readonly name: string
  readonly intervalMs: number
  readonly run: () => Promise<unknown>
}

export interface Jobs {
  start(): void
  /** Runs one job now; tests do, instead of waiting. */
  runNow(name: string): Promise<void>
  stop(): Promise<void>
}

/** Each job waits for its own end before its next turn, and never brings the process down. */
export const createJobs = (jobs: Job[], log: Logger): Jobs => {
  const timers = new Map<string, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  let isStopped = false

  const run = (job: Job): Promise<void> => {
    const work = runInContext({ correlationId: randomUUID(), causationId: null }, job.run)
      .then(() => undefined)
      .catch((error: unknown) => log.error({ job: job.name, reason: reasonOf(error), error }, 'a job failed'))
      .finally(() => running.delete(work))
    running.add(work)
    return work
  }

  const schedule = (job: Job): void => {
    if (isStopped) return
    timers.set(job.name, setTimeout(() => void run(job).then(() => schedule(job)), job.intervalMs).unref())
  }

  return {
    start: () => jobs.forEach(schedule),
    runNow: async (name) => {
      const job = jobs.find((candidate) => candidate.name === name)
      if (!job) throw new Error(`There is no job "${name}"; there are: ${jobs.map((known) => known.name).join(', ')}`)
      await run(job)
    },
    stop: async () => {
      isStopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.allSettled(running)
    },
  }
}
