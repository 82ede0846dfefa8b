import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Logger } from '../logger.ts'
import type { Store } from './connect-store.ts'
import { doneSteps } from './done-steps.ts'
import { createLeases } from './leases.ts'

const leaseMs = 30_000
const pauseMs = 100

interface Running {
  readonly store: Store
  readonly clock: Clock
  readonly log: Pick<Logger, 'info'>
}

/** Runs migrations that are not in the `steps` collection, each in one process while the others wait. */
export async function runSteps({ store, clock, log }: Running): Promise<void> {
  const steps = inOrder(store.steps)
  if (steps.length === 0) return
  const leases = createLeases({ store, clock })
  const done = doneSteps({ store, clock })
  const nextStep = async () => {
    const ids = await done.ids()
    return steps.find(({ id }) => !ids.has(id))
  }
  const hold = () => leases.hold('steps', leaseMs)
  while (await nextStep()) {
    const next = (await hold()) ? await nextStep() : undefined
    if (!next) {
      await delay(pauseMs)
      continue
    }
    const { id, step } = next
    const startedAt = performance.now()
    const report = (text: string) => {
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      log.info({ step: id, changes: step.describe, seconds }, text)
    }
    const renewal = setInterval(() => {
      report('a migration is under way')
      void hold().catch(() => undefined)
    }, leaseMs / 3)
    await step.run(store.connection.collection(next.collection)).finally(() => clearInterval(renewal))
    await done.add(id, step.describe)
    report('a migration is done')
  }
}

const inOrder = (declared: Store['steps']) => {
  const steps = [...declared].flatMap(([collection, own]) =>
    own
      .toSorted((a, b) => a.number - b.number)
      .map((step) => ({ id: `${collection}:${step.number}`, collection, step })),
  )
  const twice = steps.find(({ id }, index) => steps.findIndex((other) => other.id === id) < index)
  if (twice) throw new Error(`There are two steps ${twice.id}; give the later one a number of its own.`)
  return steps
}
