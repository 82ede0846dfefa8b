import { Problem } from '@verandah/contracts'
import { sliceOf } from '@verandah/runtime/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestOf } from './asking.ts'
import { buildWorld } from './build-world.ts'
import { createUser } from './callers.ts'
import { operationOf, type Parameter } from './document.ts'
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
  'answers any input by its contracts, and changes nothing when it refuses, seed %i',
  async (seed) => {
    const { requests, successes, faults } = await runFuzz(world, { routes: exposedRoutes, seed, requests: 500 })
    expect(faults).toEqual([])
    expect(requests).toBeGreaterThanOrEqual(500)
    expect(exposedRoutes.map(({ name }) => name).filter((name) => !successes.has(name))).toEqual([])
  },
)

const takesOnce = ({ schema }: Parameter) => ![schema, ...(schema.anyOf ?? [])].some(({ type }) => type === 'array')

it('refuses a repeated parameter where one is expected, and names it', async () => {
  const asked = exposedRoutes.flatMap((route) =>
    operationOf(route)
      .parameters.filter((parameter) => parameter.in === 'query' && takesOnce(parameter))
      .map(({ name }) => ({ route, name })),
  )
  const faults = []
  for (const { route, name } of asked) {
    const user = await createUser(world, route)
    const asking = await user.asking()
    const { path, ...request } = requestOf(
      route,
      { ...asking, query: { ...asking.query, [name]: '1' } },
      world.product.baseUrl,
    )
    const { status, text } = await user.send({ ...request, path: `${path}&${name}=1` })
    const named = Problem.safeParse(JSON.parse(text)).data?.errors?.map(({ field }) => field)
    if (status !== 400 || named?.[0] !== name) faults.push(`${route.name}, ${name}: ${status} ${text.slice(0, 300)}`)
  }
  expect(asked.length).toBeGreaterThan(40)
  expect(faults).toEqual([])
})

it('answers every unknown URL with a problem document', async () => {
  const names = ['none', '%E0%A4%A', '%00', '%2e%2e%2fsecret', 'a'.repeat(4_096), '__proto__', '%ff.svg', 'none/1.svg']
  const places = ['/', '/assets/', '/pictures/', '/api/', '/api/properties/', '/api/calendar-feeds/']
  const faults = []
  for (const path of places.flatMap((place) => names.map((name) => `${place}${name}`))) {
    const { status, headers, text } = await world.stranger.send({ method: 'GET', path, headers: {} })
    const isProblem = headers['content-type']?.startsWith('application/problem+json') === true
    if (status < 400 || status >= 500 || !isProblem) faults.push(`${path.slice(0, 80)}: ${status} ${text.slice(0, 80)}`)
  }
  expect(faults).toEqual([])
})
