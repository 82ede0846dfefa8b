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

let world: World
let calls: RecordedCall[]
beforeAll(async () => {
  world = await buildWorld(await startTestedProduct())
  calls = await recordCalls(world, exposedRoutes)
})
afterAll(() => world.product.stop())

describe('docs/api.md', () => {
  it('shows every call as it was sent and answered; `npm run api-docs` writes it anew', async () => {
    const written = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8')
    expect(written.split('\n')).toEqual(apiDocument(calls).split('\n'))
  })
})

describe('the OpenAPI document', () => {
  it('is what the gateway hands out, and names every call that was answered', async () => {
    const answer = await world.stranger.send({ method: 'GET', path: '/api/openapi.json', headers: {} })
    expect(JSON.parse(answer.text)).toEqual(openApiDocument())
    const documented = documentedOperations().map(({ operation }) => operation.operationId)
    expect(documented.sort()).toEqual(calls.map(({ route }) => route.name).sort())
  })

  it('names every call that the gateway serves: no other method on any address is answered', async () => {
    expect(await listUndocumentedCalls(world)).toEqual([])
  })
})
