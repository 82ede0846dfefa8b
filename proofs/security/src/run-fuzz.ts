import type { AnyRoute } from '@verandah/contracts'
import fc from 'fast-check'
import { arbitraryEdits } from './arbitrary-edits.ts'
import { createUser } from './callers.ts'
import { editRequest, printRequest, type Edit } from './edits.ts'
import { evaluateAnswer } from './evaluate-answer.ts'
import { watchChanges, type ChangeWatch } from './watch-changes.ts'
import type { World } from './world.ts'

interface FuzzOptions {
  readonly routes: readonly AnyRoute[]
  readonly seed: number
  readonly requests: number
}

export interface FuzzReport {
  requests: number
  /** Number of successful calls by route name. */
  readonly successes: Map<string, number>
  /** Descriptions, each with the smallest request that reproduces the fault. */
  readonly faults: string[]
}

/** Sends valid, almost valid and hostile calls, the same number to every route; the seed decides which. */
export async function runFuzz(world: World, { routes, seed, requests }: FuzzOptions): Promise<FuzzReport> {
  const report: FuzzReport = { requests: 0, successes: new Map(), faults: [] }
  const changes = watchChanges()
  for (const route of routes) {
    const runs = { seed, numRuns: Math.ceil(requests / routes.length), examples: [[[]] as [Edit[]]] }
    const property = fc.asyncProperty(arbitraryEdits(route), await createTry({ world, route, changes, report }))
    const { failed, errorInstance } = await fc.check(property, runs)
    if (failed) report.faults.push(errorInstance instanceof Error ? errorInstance.message : String(errorInstance))
  }
  changes.close()
  return report
}

interface Trying {
  world: World
  route: AnyRoute
  changes: ChangeWatch
  report: FuzzReport
}

/** Sends one edited call; throws if the response violates the contract, or if a refusal changed something. */
const createTry = async ({ world, route, changes, report }: Trying): Promise<(edits: Edit[]) => Promise<void>> => {
  const { baseUrl } = world.product
  const user = await createUser(world, route)
  return async (edits) => {
    const request = editRequest(route, await user.asking(), baseUrl, edits)
    const answer = await user.send(request)
    report.requests += 1
    if (answer.status === route.status) report.successes.set(route.name, (report.successes.get(route.name) ?? 0) + 1)
    const changed = changes.changedByRefusal(answer)
    const fault =
      evaluateAnswer(route, request, answer) ?? (changed.length > 0 ? `refused, and changed ${changed.join()}` : null)
    if (fault !== null) throw new Error(`${route.name} ${fault.slice(0, 2_000)}\nafter\n${printRequest(request)}`)
  }
}
