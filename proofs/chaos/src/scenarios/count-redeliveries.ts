import { serviceNames, type ServiceName } from '@verandah/contracts'
import type { Fleet } from '@verandah/runtime/testing/start-fleet'

/**
 * Counts redelivered events by the metrics of the running processes. A process counts from zero when it restarts, so
 * `read` before each fault; what was redelivered between a reading and a death is not counted.
 */
export function countRedeliveries(fleet: Pick<Fleet, 'metricsOf'>) {
  const known = new Map<ServiceName, number>()
  let total = 0
  const readOne = async (name: ServiceName) => {
    const now = redeliveriesIn(await fleet.metricsOf(name))
    const before = known.get(name) ?? 0
    total += now < before ? now : now - before
    known.set(name, now)
  }
  return {
    /** Resolves to all that were counted so far. */
    read: async (): Promise<number> => {
      await Promise.all(serviceNames.map(readOne))
      return total
    },
  }
}

const redeliveriesIn = (metrics: string): number =>
  [...metrics.matchAll(/^bus_deliveries_total\{[^}]*redelivered="true"[^}]*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  )
