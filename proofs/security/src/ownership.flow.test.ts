import { shareOf } from '@verandah/runtime/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildWorld } from './build-world.ts'
import { showsNothing } from './exceptions.ts'
import { exposedRoutes } from './exposed-routes.ts'
import { listBlindRoutes } from './list-blind-routes.ts'
import { runMatrix } from './matrix.ts'
import { startTestedProduct } from './start-tested-product.ts'
import type { World } from './world.ts'

/** Reads come first: what one call stores or revokes, the next one may show or lack. */
const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const routes = exposedRoutes.toSorted(
  (one, other) => order.indexOf(one.method.toUpperCase()) - order.indexOf(other.method.toUpperCase()),
)

let world: World
beforeAll(async () => {
  world = await buildWorld(await startTestedProduct({ MAIL_OUTBOX: 'false' }))
})
afterAll(() => world.product.stop())

it('shows owners their data on every call that returns any', async () => {
  const blind = await listBlindRoutes(world, routes)
  const exceptions = routes.map(({ name }) => name).filter((name) => showsNothing[name] !== undefined)
  expect(blind).toEqual(exceptions)
})

it('shows no user another’s data, and gives no sign of what exists', async () => {
  const { cases, faults } = await runMatrix(world, routes)
  expect(faults).toEqual([])
  expect(cases).toBeGreaterThanOrEqual(shareOf(5_000))
})
