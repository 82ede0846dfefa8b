import type { AnyRoute } from '@verandah/contracts'
import { sliceWith } from '@verandah/runtime/testing'
import { requestOf } from './asking.ts'
import { createCallers, type Caller } from './callers.ts'
import { isGuarded, isPlainForgery, provenancesOf, type Provenance } from './cross-origins.ts'
import type { WireAnswer } from './send-request.ts'
import { watchChanges, type ChangeWatch } from './watch-changes.ts'
import type { World } from './world.ts'

export interface ForgeryReport {
  cases: number
  /**
   * Describes requests that were accepted or changed something, or were refused although they came from our own page.
   */
  readonly faults: string[]
}

/** Sends the owner's calls as other sites could make their browser send them, and once as our own page does. */
export async function runForgeryMatrix(world: World, routes: readonly AnyRoute[]): Promise<ForgeryReport> {
  const report: ForgeryReport = { cases: 0, faults: [] }
  const changes = watchChanges()
  const guarded = routes.filter(isGuarded)
  const provenances = provenancesOf(world.product.baseUrl)
  const forgeries = guarded.flatMap((route) =>
    provenances.filter((one) => isForeign(route, one)).map((provenance) => ({ route, provenance })),
  )
  const inTurn = sliceWith(forgeries, ({ provenance }) => isPlainForgery(provenance))
  for (const route of guarded) {
    const [, owner] = await createCallers(world, route)
    if (!owner) throw new Error('The owner has left')
    for (const { provenance } of inTurn.filter((forgery) => forgery.route === route))
      await tryForging({ route, owner, provenance, changes, report })
    const { status, text } = await owner.send(requestOf(route, await owner.asking(), owner.baseUrl))
    if (status >= 300) report.faults.push(`${route.name} was refused to its own page: ${text}`)
  }
  changes.close()
  return report
}

/** The content type is irrelevant if the route reads no body. */
const isForeign = ({ body }: AnyRoute, { isOurs, headers }: Provenance): boolean =>
  !isOurs || (body !== undefined && headers['content-type'] !== 'application/json')

interface Forging {
  route: AnyRoute
  owner: Caller
  provenance: Provenance
  changes: ChangeWatch
  report: ForgeryReport
}

const tryForging = async ({ route, owner, provenance, changes, report }: Forging): Promise<void> => {
  const { headers: honest, ...request } = requestOf(route, await owner.asking(), owner.baseUrl)
  const { origin: _origin, 'sec-fetch-site': _site, ...others } = honest
  const answer = await owner.send({ ...request, headers: { ...others, ...provenance.headers } })
  report.cases += 1
  const changed = changes.changedByRefusal(answer)
  if (!isRefused(answer, provenance) || changed.length > 0)
    report.faults.push(`${route.name}, ${provenance.label}: ${answer.status}, changed [${changed.join()}]`)
}

const isRefused = ({ status, text }: WireAnswer, { isOurs }: Provenance): boolean =>
  isOurs ? status === 415 : status === 403 && text.includes('"code":"foreign-origin"')
