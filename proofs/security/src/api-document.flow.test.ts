import { readFile } from 'node:fs/promises'
import { openApiDocument } from '@verandah/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiDocument } from './api-document.ts'
import { buildWorld } from './build-world.ts'
import { documentedOperations } from './document.ts'
import { exposedRoutes } from './exposed-routes.ts'
import { listUndocumentedCalls } from './list-undocumented-calls.ts'
import { recordCalls, type RecordedCall } from './record-calls.ts'
import { startTestedProduct } from './start-tested-product.ts'
import type { World } from './world.ts'

/** The calls in the specification; `{}` is any id. */
const specified = `
GET /api/user, POST /api/login, POST /api/register, POST /api/logout, GET /api/locations/search, POST /api/search-properties,
GET /api/search-properties/{}, GET /api/search-status, DELETE /api/search-status/{}, GET /api/properties, GET /api/properties/{},
GET /api/search-property/{}/{}, PUT /api/properties/{}, GET /api/scoring-weights/{}, PUT /api/scoring-weights/{},
POST /api/scoring-weights, GET /api/property-preferences, POST /api/property-preferences, GET /api/saved-properties,
GET /api/saved-properties/{}, POST /api/saved-properties, PUT /api/saved-properties/{}, DELETE /api/saved-properties/{},
GET /api/calendar-events/{}, POST /api/calendar-events, GET /api/subscription, POST /api/create-subscription,
POST /api/cancel-subscription, POST /api/resume-subscription, POST /api/send-enquiry`

let world: World
let calls: RecordedCall[]
beforeAll(async () => {
  world = await buildWorld(await startTestedProduct())
  calls = await recordCalls(world, exposedRoutes)
})
afterAll(() => world.product.stop())

describe('docs/api.md', () => {
  it('shows every call as it was sent and answered; `npm run generate api-docs` updates it', async () => {
    const written = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8')
    expect(written.split('\n')).toEqual(apiDocument(calls).split('\n'))
  })
})

describe('the specification', () => {
  it('is implemented, call by call', () => {
    const made = calls.map(({ route }) => `${route.method} ${route.path.replace(/\{\w+\}/g, '{}')}`)
    expect(made).toEqual(expect.arrayContaining(specified.split(',').map((call) => call.trim())))
  })
})

describe('the OpenAPI document', () => {
  it('is what the gateway serves, and lists every call that was answered', async () => {
    const answer = await world.stranger.send({ method: 'GET', path: '/api/openapi.json', headers: {} })
    expect(JSON.parse(answer.text)).toEqual(openApiDocument())
    const documented = documentedOperations().map(({ operation }) => operation.operationId)
    const ofTheirOwn = calls.filter(({ route }) => !route.onQuery)
    expect(documented.sort()).toEqual(ofTheirOwn.map(({ route }) => route.name).sort())
  })

  it('lists every call that the gateway serves: no other method on any path is answered', async () => {
    expect(await listUndocumentedCalls(world)).toEqual([])
  })
})
