import type { AnyRoute } from '@verandah/contracts'
import { requestOf } from './asking.ts'
import { createCallers } from './callers.ts'
import { showsNothing } from './exceptions.ts'
import { findLeak } from './find-leak.ts'
import { canariesOf, type World } from './world.ts'

/** Returns the names of calls whose response contains nothing of the owner's. Rejects if one fails. */
export async function listBlindRoutes(world: World, routes: readonly AnyRoute[]): Promise<string[]> {
  const blind: string[] = []
  for (const route of routes) {
    const [, owner] = await createCallers(world, route)
    if (!owner) throw new Error('The owner has left')
    const request = requestOf(route, await owner.asking(), owner.baseUrl)
    const answer = await owner.send(request)
    const isException = showsNothing[route.name] !== undefined
    if (answer.status >= 300 && !isException) throw new Error(`${route.name} failed for its owner: ${answer.text}`)
    const own = [...canariesOf(world.owner), 'Kim canary-', 'new-canary-', 'canary-fresh-']
    if (findLeak({ ...request, body: '' }, answer, own) === null) blind.push(route.name)
  }
  return blind
}
