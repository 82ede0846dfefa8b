import { sliceOf } from '@verandah/runtime/testing'
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

const seeds = Array.from({ length: 10 }, (_, index) => index + 1)

it.each(sliceOf(seeds))(
  'answers whatever is sent as its contracts say, and keeps what it had when it refuses, seed %i',
  async (seed) => {
    const { requests, successes, faults } = await runFuzz(world, { routes: exposedRoutes, seed, requests: 500 })
    expect(faults).toEqual([])
    expect(requests).toBeGreaterThanOrEqual(500)
    expect(exposedRoutes.map(({ name }) => name).filter((name) => !successes.has(name))).toEqual([])
  },
  120_000,
)
