import { SearchCompleted, type EventOf, type ServiceName } from '@verandah/contracts'
import { connectStore, createJetStreamBus, databaseOf } from '@verandah/kit'
import type { Fleet } from './start-fleet.ts'

/** What a search left in the store of its service. */
export interface StoredSearch {
  readonly status: string
  readonly completedAt: Date
  readonly deadlineAt: Date
  readonly resultsCount: number
}

/** Looks at a fleet from behind: its store, its stream and its numbers. */
export const auditFleet = async ({ storeUrl, natsUrl, metricsOf }: Fleet) => {
  const [search, scoring] = await Promise.all(
    ['search', 'scoring'].map((service) => connectStore(storeUrl, databaseOf(service))),
  )
  const bus = await createJetStreamBus({ url: natsUrl })
  const collection = (store: typeof search, name: string) => store!.connection.collection<{ _id: string }>(name)
  return {
    pagesFetched: () => collection(search, 'search_pages').countDocuments(),
    pagesScored: () => collection(scoring, 'scored_pages').countDocuments(),
    searchesUnderWay: () => collection(search, 'searches').countDocuments({ status: 'processing' }),
    searchesOf: (ids: readonly string[]) =>
      collection(search, 'searches')
        .find({ _id: { $in: [...ids] } })
        .toArray() as Promise<unknown> as Promise<StoredSearch[]>,
    /** Every `SearchCompleted` that the stream holds. */
    completions: async () => {
      const heard: EventOf<typeof SearchCompleted>['data'][] = []
      const handle = (event: unknown) =>
        Promise.resolve(void heard.push((event as EventOf<typeof SearchCompleted>).data))
      await bus.consume({ service: 'audit', event: SearchCompleted, handle })
      await bus.idle()
      return heard
    },
    deadLetters: () => bus.deadLetters.list(10),
    redeliveriesTo: async (service: ServiceName) => sumOf(await metricsOf(service), /redelivered="true"/),
    close: () => Promise.all([search?.close(), scoring?.close(), bus.close()]),
  }
}

export type Audit = Awaited<ReturnType<typeof auditFleet>>

const sumOf = (metrics: string, labels: RegExp): number =>
  metrics
    .split('\n')
    .filter((line) => line.startsWith('bus_deliveries_total{') && labels.test(line))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
