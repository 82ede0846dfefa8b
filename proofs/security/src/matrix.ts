import type { AnyRoute } from '@verandah/contracts'
import { sliceOf, sliceWith } from '@verandah/runtime/testing'
import { requestOf, type Asking } from './asking.ts'
import { createCallers, type Caller } from './callers.ts'
import { isCapability, isNoRecord } from './exceptions.ts'
import { hostileIds, missingLike } from './hostile-ids.ts'
import { findLeak } from './find-leak.ts'
import { placesOf, putAt, valueAt, type Place } from './places.ts'
import type { WireAnswer } from './send-request.ts'
import { tellApart } from './tell-apart.ts'
import type { World } from './world.ts'

export interface MatrixReport {
  cases: number
  /** Describes who saw whose canary, or could distinguish a foreign id from a missing one, by which request. */
  readonly faults: string[]
}

/**
 * Puts every value into every place of an id, for every caller, and checks the responses. Own, missing and foreign ids
 * are always tried in declared places; hostile values and undeclared places take turns.
 */
export async function runMatrix(world: World, routes: readonly AnyRoute[]): Promise<MatrixReport> {
  const report: MatrixReport = { cases: 0, faults: [] }
  const places = routes.flatMap((route) => placesOf(route).map((place) => ({ route, place })))
  const inTurn = sliceWith(places, ({ place }) => place.isDeclared)
  for (const route of routes) {
    const callers = await createCallers(world, route)
    const own = inTurn.filter((one) => one.route === route)
    await Promise.all(
      callers.map(async (caller) => {
        for (const { place } of own) await tryPlace({ route, caller, place, report })
      }),
    )
  }
  return report
}

interface Trying {
  route: AnyRoute
  caller: Caller
  place: Place
  report: MatrixReport
}

const tryPlace = async (trying: Trying): Promise<void> => {
  const { route, caller, place, report } = trying
  const own = idAt(route, await caller.asking(), place, caller.userId)
  const foreign = idAt(route, caller.foreignAsking, place, caller.foreignUserId)
  await tryValue(trying, own, 'own')
  for (const { label, value } of place.isDeclared ? sliceOf(hostileIds) : hostileIds.slice(0, 4))
    await tryValue(trying, value, label)
  const missing = missingLike(foreign)
  const onMissing = await tryValue(trying, missing, 'missing')
  if (isCapability(route, place)) return
  const onForeign = await tryValue(trying, foreign, "other's")
  if (isNoRecord(place) || own === foreign) return
  const difference = place.isDeclared
    ? tellApart({ answer: onForeign, sent: foreign }, { answer: onMissing, sent: missing })
    : tellStatusesApart(onForeign, onMissing)
  if (difference === null) return
  report.faults.push(`${route.name}, ${placeName(place)}, ${caller.name} can tell:\n${difference}`)
}

/** The route reads no id there, and the rest of the response may have changed by itself. */
const tellStatusesApart = (foreign: WireAnswer, missing: WireAnswer): string | null =>
  foreign.status === missing.status ? null : `foreign: ${foreign.status}\nmissing: ${missing.status}`

const tryValue = async (
  { route, caller, place, report }: Trying,
  value: unknown,
  label: string,
): Promise<WireAnswer> => {
  const request = requestOf(route, putAt(await caller.asking(), place, value), caller.baseUrl)
  const answer = await caller.send(request)
  report.cases += 1
  const leaked = findLeak(request, answer, caller.canariesOfOthers)
  if (leaked !== null)
    report.faults.push(`${route.name}, ${placeName(place)} = ${label}, ${caller.name} sees ${leaked}`)
  return answer
}

const placeName = ({ part, name }: Place): string => `${part}.${name}`

const idAt = (route: AnyRoute, asking: Asking, place: Place, userId: string): string => {
  if (!place.isDeclared) return userId
  const value = valueAt(asking, place)
  if (typeof value === 'string' && value !== '') return value
  throw new Error(`${route.name} has an id at ${placeName(place)}: its recipe has to fill it`)
}
