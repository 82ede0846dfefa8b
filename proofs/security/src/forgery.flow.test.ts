import { shareOf } from '@verandah/runtime/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildWorld } from './build-world.ts'
import { exposedRoutes } from './exposed-routes.ts'
import { runForgeryMatrix } from './forgery-matrix.ts'
import { startTestedProduct } from './start-tested-product.ts'
import type { World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld(await startTestedProduct())
})
afterAll(() => world.product.stop())

it('accepts changes from our own pages only', async () => {
  const { cases, faults } = await runForgeryMatrix(world, exposedRoutes)
  expect(faults).toEqual([])
  expect(cases).toBeGreaterThanOrEqual(shareOf(4_000))
})
