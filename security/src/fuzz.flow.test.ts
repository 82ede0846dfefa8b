import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildWorld } from './build-world.ts'
import { exposedRoutes } from './exposed-routes.ts'
import { runFuzz } from './run-fuzz.ts'
import { startTestedProduct } from './start-tested-product.ts'
import type { World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld(await startTestedProduct())
})
afterAll(() => world.product.stop())

it('answers whatever is sent as its contracts say, and keeps what it had when it refuses', async () => {
  const { requests, successes, faults } = await runFuzz(world, { routes: exposedRoutes, seed: 1, requests: 5_000 })
  expect(faults).toEqual([])
  expect(requests).toBeGreaterThanOrEqual(5_000)
  expect(exposedRoutes.map(({ name }) => name).filter((name) => !successes.has(name))).toEqual([])
}, 400_000)
