import { setTimeout as delay } from 'node:timers/promises'
import { serviceNames, type ServiceName } from '@verandah/contracts'
import { createRepublishRequests, withStoreOf } from '@verandah/kit'

interface Asking {
  readonly storeUrl: string
  /** All of them by default. */
  readonly services?: readonly ServiceName[]
}

export interface Republished {
  readonly service: ServiceName
  /** Number of events; null if the service has not finished or does not run. */
  readonly count: number | null
}

const lookMs = 200
const patienceMs = 60_000

/** Asks running services to republish their snapshots and waits until they have. */
export function requestRepublish({ storeUrl, services = serviceNames }: Asking): Promise<Republished[]> {
  return Promise.all(services.map((service) => askOne(storeUrl, service)))
}

/** Makes every service republish its snapshots once it starts. */
export async function leaveRepublishRequests(storeUrl: string): Promise<void> {
  for (const service of serviceNames)
    await withStoreOf(service, storeUrl, (store) => createRepublishRequests(store).ask(new Date()))
}

const askOne = (storeUrl: string, service: ServiceName): Promise<Republished> =>
  withStoreOf(service, storeUrl, async (store) => {
    const requests = createRepublishRequests(store)
    const id = await requests.ask(new Date())
    let count = await requests.countOf(id)
    for (let waitedMs = 0; count === null && waitedMs < patienceMs; waitedMs += lookMs) {
      await delay(lookMs)
      count = await requests.countOf(id)
    }
    return { service, count }
  })
