import { readFile } from 'node:fs/promises'
import { allEvents, serviceNames } from '@verandah/contracts'
import type { AnyService } from '@verandah/kit'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { serviceLoaders } from './services.ts'
import { eventsDocument, faultsOf, flowsOf } from './topology.ts'

const loadAll = (): Promise<AnyService[]> => Promise.all(serviceNames.map((name) => serviceLoaders[name]()))

describe('the topology', () => {
  it('gives every event one publisher, its owner, and a consumer unless it is terminal', async () => {
    expect(faultsOf(flowsOf(allEvents, await loadAll()))).toEqual([])
  })

  it('reports an event that lost its consumer', async () => {
    const deaf = (await loadAll()).map((service) => ({ ...service, consumes: [] }))
    expect(faultsOf(flowsOf(allEvents, deaf))).toContain('SearchScored has no consumer and is not marked terminal.')
  })

  it('reports an event of a manifest that is missing from the list of all events, published or consumed', async () => {
    const lacking = allEvents.filter(({ type }) => !['SearchScored', 'SessionRevoked'].includes(type))
    expect(faultsOf(flowsOf(lacking, await loadAll()))).toEqual([
      'SessionRevoked is in a manifest, but not among all events.',
      'SearchScored is in a manifest, but not among all events.',
    ])
    const deaf = (await loadAll()).map((service) => ({ ...service, publishes: [], broadcasts: [] }))
    expect(faultsOf(flowsOf(lacking, deaf))).toContain('SearchScored is in a manifest, but not among all events.')
  })

  it('serves every route by the service that its contract names', async () => {
    const { allRoutes } = await import('@verandah/contracts')
    const served = (await loadAll()).flatMap(({ name, routes }) => routes.map(({ route }) => `${name} ${route.name}`))
    expect(served.sort()).toEqual(allRoutes.map(({ service, name }) => `${service} ${name}`).sort())
  })

  it('names the user of every durable event for erasure, except for those about no user', () => {
    const hasUser = ({ data }: (typeof allEvents)[number]) => 'userId' in (z.toJSONSchema(data).properties ?? {})
    const aboutNobody = allEvents.filter((event) => event.delivery === 'durable' && !hasUser(event))
    expect(aboutNobody.map(({ type }) => type)).toEqual(['HouseholdChanged', 'TrackedPropertyChanged'])
  })

  it('matches docs/events.md', async () => {
    const written = await readFile(new URL('../../docs/events.md', import.meta.url), 'utf8')
    expect(written).toBe(eventsDocument(flowsOf(allEvents, await loadAll())))
  })
})
