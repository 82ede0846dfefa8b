import { retentionRoutes, serviceNames, type HeldRecords, type ServiceName } from '@verandah/contracts'
import { startTestService } from '@verandah/kit/testing'
import { describe, expect, it } from 'vitest'
import { serviceLoaders } from './services.ts'

const dayMs = 24 * 60 * 60_000

/** Collections without personal data, and agencies' data. */
const aboutHomes = ['homes', 'home_rulings', 'listings', 'overlay_areas', 'seen_homes']
const aboutAgencies = ['agency_tokens', 'feed_addresses', 'feed_bodies', 'feed_listings', 'feed_reports']
/** Coordination between services: ids of events and of work, kept for minutes or until it is done. */
const aboutWork = ['inbox', 'leases', 'provider_quotas', 'steps', 'tellings', 'user_data_answers']

/**
 * Starts a service with a distinct value for every retention setting; returns what it reports and the collections it
 * created.
 */
const ask = async (service: ServiceName) => {
  const loaded = await serviceLoaders[service]()
  const names = Object.keys(loaded.settings.shape as object).filter((name) => /_KEPT_(MS|PER_USER)$/.test(name))
  const chosen = names.map((name, index) => ({ name, count: 51 + index }))
  const environment = chosen.map(({ name, count }) => [name, String(name.endsWith('_MS') ? count * dayMs : count)])
  const running = await startTestService(loaded, { environment: Object.fromEntries(environment) })
  try {
    const told: HeldRecords[] = (await running.call(retentionRoutes[service])).body
    const collections = (await running.store.db!.listCollections().toArray()).map(({ name }) => name)
    return { chosen, told, collections }
  } finally {
    await running.stop()
  }
}

describe.each(serviceNames)('what %s says that it keeps', (service) => {
  it('has the figures of its settings, and lists every collection about a person', async () => {
    const { chosen, told, collections } = await ask(service)
    for (const { name, count } of chosen) {
      const figure = name.endsWith('_MS') ? `${count} days` : `latest ${count} `
      expect(
        told.filter(({ kept }) => kept.includes(figure)),
        name,
      ).toHaveLength(1)
    }
    const named = told.flatMap((records) => records.collections)
    const known = [...named, ...aboutHomes, ...aboutAgencies, ...aboutWork]
    expect(collections.filter((name) => !known.includes(name))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })
})
