import type { AnyRoute } from '@verandah/contracts'
import { requestOf } from './asking.ts'
import { createCallers } from './callers.ts'
import type { WireAnswer, WireRequest } from './send-request.ts'
import type { World } from './world.ts'

export interface RecordedCall {
  readonly route: AnyRoute
  readonly request: WireRequest
  readonly answer: WireAnswer
}

/** Makes every call once, as the owner. Rejects if one fails. */
export async function recordCalls(world: World, routes: readonly AnyRoute[]): Promise<RecordedCall[]> {
  const calls: RecordedCall[] = []
  for (const route of routes) {
    const [, owner] = await createCallers(world, route)
    if (!owner) throw new Error('The owner has left')
    const request = requestOf(route, await owner.asking(), owner.baseUrl)
    await world.product.idle()
    const answer = await owner.send(request)
    if (answer.status !== route.status) throw new Error(`${route.name} answered ${answer.status}: ${answer.text}`)
    calls.push({ route, request, answer })
  }
  return calls
}
